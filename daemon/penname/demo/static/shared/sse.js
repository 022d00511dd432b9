/**
 * Yields the events of a streamed reply as they arrive, however they were cut.
 * @param {Response} response
 * @returns {AsyncGenerator<{ name: string, data: string }>}
 */
export async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  for (;;) {
    const { value, done } = await reader.read();
    held += value ?? '';
    const blocks = held.split('\n\n');
    held = done ? '' : blocks.pop();
    for (const block of blocks) if (block.trim()) yield parsed(block);
    if (done) return;
  }
}

/** Reads one event block. @param {string} block */
export function parsed(block) {
  let name = '';
  const data = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7);
    if (line.startsWith('data: ')) data.push(line.slice(6));
  }
  return { name, data: data.join('\n') };
}
