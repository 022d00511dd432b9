/** Claude's request bodies. */

export const ROOT = '00000000-0000-4000-8000-000000000000';
export const ORGANIZATION = '/api/organizations/0a0a0a0a-1111-4222-8333-444444444444';

const STYLE = {
  type: 'default',
  key: 'Default',
  name: 'Normal',
  nameKey: 'normal_style_name',
  prompt: 'Normal\n',
  summary: 'Default responses from Claude',
  summaryKey: 'normal_style_summary',
  isDefault: true,
};

export const HEADERS = {
  'accept': 'text/event-stream',
  'content-type': 'application/json',
  'anthropic-client-platform': 'web_claude_ai',
  'anthropic-client-version': '1.0.0',
};

/**
 * The body of a completion. A first turn of a new chat carries what creates the chat instead of a parent.
 * @param {{ prompt: string, parent: string, human?: string, assistant?: string, attachments?: object[], isNew?: boolean }} turn
 */
export const completionBody = ({ prompt, parent, human, assistant, attachments = [], isNew = false }) => ({
  prompt,
  ...(isNew ? {} : { parent_message_uuid: parent }),
  timezone: 'Etc/UTC',
  personalized_styles: [STYLE],
  locale: 'en-US',
  model: 'claude-sonnet-5',
  effort: 'low',
  thinking_mode: 'off',
  tools: [{ type: 'web_search_v0', name: 'web_search' }, { type: 'artifacts_v0', name: 'artifacts' }],
  ...(human ? { turn_message_uuids: { human_message_uuid: human, assistant_message_uuid: assistant } } : {}),
  attachments,
  files: [],
  sync_sources: [],
  rendering_mode: 'messages',
  completion_request_id: crypto.randomUUID(),
  ...(isNew
    ? {
        create_conversation_params: {
          name: '',
          model: 'claude-sonnet-5',
          include_conversation_preferences: true,
          paprika_mode: null,
          compass_mode: null,
          is_temporary: false,
        },
      }
    : {}),
});

/** An attachment made of pasted text. @param {string} text */
export const pasted = (text) => ({
  file_name: 'paste.txt',
  file_type: 'txt',
  file_size: new Blob([text]).size,
  extracted_content: text,
  origin: 'UserUpload',
  kind: 'File',
});
