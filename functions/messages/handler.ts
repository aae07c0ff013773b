import { messages } from '#shared/contract/messages';
import { serve } from '../platform/serving/serve.ts';
import { answerRequest } from './answer-request.ts';
import { listConversations } from './conversation.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';

export const handler = serve(messages, {
  listConversations: ({ userId, query }) => listConversations(userId, query),
  startConversation: ({ userId, body, spend }) => startConversation(userId, body.userId, spend),
  listMessages: ({ userId, params, query }) => listMessages(userId, params.conversationId, query),
  sendMessage: ({ userId, params, body }) => sendMessage(userId, params.conversationId, body),
  deleteMessage: ({ userId, params }) => deleteMessage(userId, params.conversationId, params.messageId),
  answerRequest: ({ userId, params, body }) => answerRequest(userId, params.conversationId, body.isAccepted),
  markRead: ({ userId, params }) => markRead(userId, params.conversationId),
});
