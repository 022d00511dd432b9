/**
 * The one honest status line of a tab.
 *
 * @typedef {object} TabState as the worker tells it
 * @property {string} site
 * @property {string} name
 * @property {string} url
 * @property {boolean} on
 * @property {boolean} here a script of ours is in the page
 * @property {string} conversation
 * @property {boolean} proved
 * @property {string} link of the native port
 * @property {string} state of the daemon
 * @property {number} paused seconds
 * @property {import('../../protocol/messages.js').Figures | null} figures
 *
 * @typedef {{ look: 'good' | 'bad' | 'rest', name: string, values: string[] }} Status
 */

/**
 * "Protecting" only when the canary has come back through this very page.
 * @param {TabState} tab
 * @param {import('../../protocol/messages.js').Reply} reply of `status`
 * @returns {Status}
 */
export function statusOf(tab, reply) {
  if (tab.site === '') return { look: 'rest', name: 'status_no_site', values: [] };
  if (!tab.on) return { look: 'rest', name: 'status_off', values: [] };
  if (reply.type === 'refused') return { look: 'bad', name: `refused_${reply.code.replaceAll('-', '_')}`, values: [] };
  if (reply.type !== 'state') return { look: 'bad', name: 'refused_failed', values: [] };
  if (reply.paused_seconds > 0 || reply.state === 'paused') return { look: 'rest', name: 'status_paused', values: [`${Math.ceil(reply.paused_seconds / 60)}`] };
  if (reply.state !== 'ready') return { look: 'bad', name: `status_${reply.state.replaceAll('-', '_')}`, values: [] };
  if (!tab.here) return { look: 'bad', name: 'status_reload', values: [] };
  if (!tab.proved) return { look: 'bad', name: 'status_unproved', values: [] };
  return { look: 'good', name: 'status_protecting', values: [] };
}
