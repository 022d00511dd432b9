/** ChatGPT: the classic page, the Chat/Work shell of autumn 2026, and the signed-out page. */

/** @type {import('./site.js').Site} */
export default {
  id: 'chatgpt',
  name: 'ChatGPT',
  matches: ['https://chatgpt.com/*', 'https://chat.openai.com/*'],
  prompt: [
    {
      method: 'POST',
      path: /^\/backend-(?:api|anon)\/(?:f\/)?conversation$/,
      texts: [
        'messages[*].content.parts[*]',
        'messages[*].content.parts[*].text',
        'messages[*].content.text',
      ],
      page: ['messages[*].metadata.attachments[*].name', 'messages[*].metadata.targeted_reply'],
      conversation: 'conversation_id',
      message: 'messages[0].id',
      parent: 'parent_message_id',
      purposes: { path: 'action', is: { variant: 'retry', continue: 'retry' } },
    },
    {
      method: 'POST',
      path: /^\/unauth-mweb\/conversation(?:\/updates)?$/,
      texts: ['prompt'],
      page: ['conversationState.messages[*].content', 'conversationState.messages[*].text'],
      conversation: 'conversation_id',
    },
  ],
  drop: [
    {
      method: 'POST',
      path: /^\/backend-(?:api|anon)\/(?:f\/)?conversation\/prepare$/,
      texts: ['partial_query.content.parts[*]', 'partial_query.content.parts[*].text'],
    },
    {
      method: 'POST',
      path: /^\/backend-(?:api|anon)\/conversation\/experimental\/generate_autocompletions$/,
      texts: ['input_text'],
    },
    { method: 'POST', path: /^\/unauth-mweb\/conversation\/prepare$/, texts: ['prompt'] },
  ],
  also: [
    {
      method: 'PATCH',
      path: /^\/backend-(?:api|anon)\/conversation\/(?<conversation>[\w:-]+)$/,
      texts: ['title'],
      purpose: 'title',
    },
    {
      method: 'POST',
      path: /^\/backend-(?:api|anon)\/conversation\/id\/(?<conversation>[\w:-]+)\/rename$/,
      texts: ['title', 'name'],
      purpose: 'title',
    },
    { method: 'GET', path: /^\/backend-(?:api|anon)\/conversations\/search$/, texts: ['?query'], purpose: 'search' },
    {
      method: 'POST',
      path: /^\/backend-api\/user_system_messages$/,
      texts: ['about_user_message', 'about_model_message', 'traits_model_message', 'name_user_message', 'role_user_message', 'other_user_message'],
      site: true,
    },
    { method: 'POST', path: /^\/backend-api\/memories$/, texts: ['content', 'memory', 'text'], site: true },
    { method: 'POST', path: /^\/backend-api\/projects$/, texts: ['name', 'instructions', 'description'], site: true },
    { method: 'POST', path: /^\/backend-api\/files$/, texts: ['file_name'] },
    { method: 'POST', path: /^\/backend-api\/share\/create$/, texts: ['title'] },
    { method: 'PATCH', path: /^\/backend-api\/share\/[\w-]+$/, texts: ['title'] },
    {
      method: 'POST',
      path: /^\/backend-api\/conversation\/(?:implicit_)?message_feedback$/,
      texts: ['text', 'selected_text', 'copied_text', 'content'],
      conversation: 'conversation_id',
    },
  ],
  telemetry: [/^\/ces\//, /^\/v1\/rgstr$/, /^\/backend-api\/lat\//],
  conversation: /^(?:\/g\/[\w-]+)?\/c\/(?<conversation>[\w:-]+)/,
  temporary: /^local-chatgpt:/,
  read: { path: '/backend-api/conversation/{conversation}', turns: 'mapping.*.message.content.parts[*]' },
  root: 'client-created-root',
  limit: 200_000,
  history: 'server',
  composer: '#prompt-textarea, form[data-chatgpt-composer] [role=textbox], #mobile-composer-prompt',
  reply: '[data-message-author-role=assistant], [data-markdown-text-style=assistant-message], [data-assistant-markdown]',
  links: 'a[href*="/c/"]',
  verified: '2026-10-09',
};
