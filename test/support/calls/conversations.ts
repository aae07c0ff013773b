import { v7 as uuidv7 } from 'uuid';
import type { Conversation, Message } from '#shared/contract/messages';
import type { Caller } from '../app/caller.ts';
import { visitNamed } from './named-people.ts';
import { listOf, type Page } from './pages.ts';

export const start = (person: Caller, userId: string) =>
  person.call('messages', 'startConversation', { body: { userId } });
/** Sends a message. `more` overrides the message id or adds a shared thing. */
export const send = (person: Caller, conversationId: string, content: unknown, more: object = {}) =>
  person.call('messages', 'sendMessage', {
    params: { conversationId },
    body: { id: uuidv7(), content, ...more },
  });
export const remove = (person: Caller, conversationId: string, messageId: string) =>
  person.call('messages', 'deleteMessage', { params: { conversationId, messageId } });
export const answerRequest = (person: Caller, conversationId: string, isAccepted: boolean) =>
  person.call('messages', 'answerRequest', { params: { conversationId }, body: { isAccepted } });
export const markRead = (person: Caller, conversationId: string) =>
  person.call('messages', 'markRead', { params: { conversationId } });
export const read = (person: Caller, conversationId: string, query: object = {}) =>
  person.call('messages', 'listMessages', { params: { conversationId }, query: { ...query } });

export const conversations = listOf<Conversation>('messages', 'listConversations');
export const messages = async (...request: Parameters<typeof read>): Promise<Page<Message>> =>
  (await read(...request)).body;

/** Two people, Ada and Bea, who have both opened their conversation. */
export async function aConversation<Person extends Caller>(app: { visit: () => Promise<Person> }) {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const { id }: Conversation = (await start(ada, bea.userId)).body;
  await start(bea, ada.userId);
  return { ada, bea, id };
}
