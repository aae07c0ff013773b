import type { Conversation, Message, messages } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { ada, bob } from '../examples/made-up.ts';
import type { AnswersTo, World } from './world.ts';

let made = 0;
/** Ids that sort in the order in which they were created. */
const nextId = () => `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`;
const hour = 3_600_000;

export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: nextId(),
    participant1Id: ada.userId,
    participant2Id: bob.userId,
    updatedAt: new Date(Date.now() - hour).toISOString(),
    otherUser: { id: bob.userId, displayName: 'Bob', avatarUrl: null },
    lastMessage: null,
    unreadCount: 0,
    isRequest: false,
    ...change,
  };
}

export function aMessage({ id: conversationId }: Conversation, change: Partial<Message> = {}): Message {
  return {
    id: nextId(),
    position: nextId(),
    conversationId,
    senderId: bob.userId,
    content: 'Hello',
    createdAt: new Date().toISOString(),
    readAt: null,
    isDeleted: false,
    shared: null,
    ...change,
  };
}

/** A conversation whose last message is the given one, as its reader sees it. */
export function withLast(conversation: Conversation, message: Message, unreadCount = 0): Conversation {
  const { conversationId: _, readAt: __, shared, ...lastMessage } = message;
  return {
    ...conversation,
    updatedAt: message.createdAt,
    lastMessage: { ...lastMessage, shared: shared?.kind ?? null },
    unreadCount,
  };
}

export const unreadIn = ({ conversations }: World) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

export function messagesAnswers(world: World): Omit<AnswersTo<typeof messages>, 'startConversation'> {
  const find = (id: string) => {
    const found = world.conversations.find((each) => each.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  };
  const replace = (conversation: Conversation) => {
    world.conversations = world.conversations.map((each) =>
      each.id === conversation.id ? conversation : each,
    );
    return conversation;
  };
  return {
    listConversations: () => ({
      items: world.conversations.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
      cursor: null,
    }),
    listMessages({ params, query }) {
      find(params.conversationId);
      const all = world.messages.filter(({ conversationId }) => conversationId === params.conversationId);
      const { after: from, cursor, limit } = query;
      const rest = all.filter(({ position }) => (!from || position > from) && (!cursor || position < cursor));
      const items = from ? rest.slice(0, limit) : rest.slice(-limit);
      const next = from ? items.at(-1) : items[0];
      return { items, cursor: rest.length > limit && next ? next.position : null };
    },
    sendMessage({ userId, params, body }) {
      const conversation = find(params.conversationId);
      const known = world.messages.find(({ id }) => id === body.id);
      if (known) return known;
      const { id, content, share } = body;
      const shared = share && { ...share, title: 'A shared thing', images: [], page: null };
      const message = aMessage(conversation, { id, content, shared, senderId: userId });
      world.messages.push(message);
      replace(withLast(conversation, message));
      return message;
    },
    deleteMessage({ userId, params }) {
      const message = world.messages.find(({ id }) => id === params.messageId);
      if (message?.senderId !== userId) throw new AppError('not_found');
      const deleted = { ...message, content: '', shared: null, isDeleted: true };
      world.messages = world.messages.map((each) => (each === message ? deleted : each));
      return deleted;
    },
    answerRequest: ({ params, body }) => {
      const conversation = { ...find(params.conversationId), isRequest: false };
      replace(conversation);
      if (!body.isAccepted) world.conversations = world.conversations.filter((each) => each !== conversation);
      return undefined;
    },
    markRead: ({ params }) => replace({ ...find(params.conversationId), unreadCount: 0 }),
  };
}
