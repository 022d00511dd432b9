/** Claude: the conversation's id is made by the page and stands in the address of every request. */

const CHAT = '^/api/organizations/[\\w-]+/chat_conversations/(?<conversation>[\\w-]+)';

/** @type {import('./site.js').Site} */
export default {
  id: 'claude',
  name: 'Claude',
  matches: ['https://claude.ai/*'],
  prompt: [
    {
      method: 'POST',
      path: new RegExp(`${CHAT}/completion$`),
      texts: ['prompt', 'attachments[*].extracted_content'],
      page: ['attachments[*].file_name', 'personalized_styles[*].prompt', 'personalized_styles[*].name'],
      message: 'turn_message_uuids.human_message_uuid',
      parent: 'parent_message_uuid',
    },
    {
      method: 'POST',
      path: new RegExp(`${CHAT}/retry_completion$`),
      texts: ['prompt', 'attachments[*].extracted_content'],
      page: ['attachments[*].file_name', 'personalized_styles[*].prompt', 'personalized_styles[*].name'],
      parent: 'parent_message_uuid',
      purpose: 'retry',
    },
  ],
  drop: [],
  also: [
    { method: 'POST', path: new RegExp(`${CHAT}/title$`), texts: ['message_content', 'recent_titles[*]'], purpose: 'title' },
    { method: 'PUT', path: new RegExp(`${CHAT}$`), texts: ['name'], purpose: 'title' },
    { method: 'POST', path: new RegExp(`${CHAT}/chat_messages/[\\w-]+/chat_feedback$`), texts: ['reason'] },
    { method: 'POST', path: new RegExp(`${CHAT}/tool_result$`), texts: ['content', 'content[*].text', 'result'] },
    { method: 'POST', path: /^\/api\/organizations\/[\w-]+\/chat_conversations$/, texts: ['name'], purpose: 'title', conversation: 'uuid' },
    { method: 'GET', path: /^\/api\/organizations\/[\w-]+\/conversation\/search$/, texts: ['?query'], purpose: 'search' },
    { method: 'GET', path: /^\/api\/organizations\/[\w-]+\/chat_conversations_v2$/, texts: ['?search_query'], purpose: 'search' },
    { method: 'POST', path: /^\/api\/organizations\/[\w-]+\/projects$/, texts: ['name', 'description'], site: true },
    { method: 'PUT', path: /^\/api\/organizations\/[\w-]+\/projects\/[^/]+$/, texts: ['name', 'description', 'prompt_template'], site: true },
    { method: 'POST', path: /^\/api\/organizations\/[\w-]+\/projects\/[^/]+\/docs$/, texts: ['file_name', 'content'], site: true },
    { method: 'PUT', path: /^\/api\/account_profile$/, texts: ['conversation_preferences'], site: true },
    { method: 'POST', path: /^\/api\/organizations\/[\w-]+\/memory\/synthesize$/, texts: ['controls[*]'], site: true },
    { method: 'POST', path: /^\/api\/organizations\/[\w-]+\/styles(?:\/preview)?$/, texts: ['prompt', 'name', 'summary', 'attributes[*].text'], site: true },
  ],
  telemetry: [/^\/api\/event_logging\//],
  conversation: /^\/chat\/(?<conversation>[\w-]+)/,
  read: {
    path: '/api/organizations/{organization}/chat_conversations/{conversation}?tree=True&rendering_mode=messages&render_all_tools=true',
    turns: 'chat_messages[*].content[*].text',
  },
  root: '00000000-0000-4000-8000-000000000000',
  limit: 200_000,
  history: 'server',
  composer: '[data-testid=chat-input]',
  reply: '[data-is-streaming] .font-claude-response',
  links: 'a[href^="/chat/"]',
  verified: '2026-09-30',
};
