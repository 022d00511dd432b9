/** A page around deep-chat, a chat component nobody here wrote, set to speak to an OpenAI-style server. */
import '../build/deep-chat.js';

const chat = document.createElement('deep-chat');
chat.connect = { url: '/v1/chat/completions', stream: true };
chat.directConnection = { openAI: { key: 'replica', completions: { model: 'replica' } } };
chat.requestBodyLimits = { maxMessages: 0 }; // every earlier turn is sent again
chat.style.width = '100%';
document.body.append(chat);
document.documentElement.dataset.ready = 'true';
