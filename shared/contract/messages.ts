import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';

export const Message = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  senderId: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** When the recipient read it; null while it is unread. */
  readAt: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof Message>;

/** A conversation as one of its two people sees it. */
export const Conversation = z.object({
  id: z.uuid(),
  /** The two people, in the order of their ids. */
  participant1Id: z.string(),
  participant2Id: z.string(),
  updatedAt: z.iso.datetime(),
  otherUser: z.object({
    id: z.string(),
    /** Null for a person without a name. */
    displayName: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
  /** The latest message, shortened for a list; null before the first. */
  lastMessage: Message.pick({ id: true, senderId: true, content: true, createdAt: true }).nullable(),
  /** How many messages of the other person are unread. */
  unreadCount: z.int().min(0),
});
export type Conversation = z.infer<typeof Conversation>;

const contentRequired = 'Please enter a message';
const NewMessage = z.object({
  content: z
    .string(contentRequired)
    .trim()
    .min(1, contentRequired)
    .max(limits.message.content, `Message must be less than ${limits.message.content} characters`),
});

/** The end of a page of conversations: time and id of its last one. */
const conversationCursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

const ConversationParams = z.object({ conversationId: z.uuid() });

export const messages = defineContract({
  /** The latest first. */
  listConversations: {
    route: 'GET /conversations',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(50).extend({ cursor: conversationCursor.optional() }),
    result: z.object({ items: z.array(Conversation), cursor: conversationCursor.nullable() }),
  },
  /** Returns the conversation with a person, and creates it when there is none. */
  startConversation: {
    route: 'POST /conversations',
    cost: { forNew: 'conversations' },
    repeat: 'same',
    body: z.object({ userId: z.guid() }),
    result: Conversation,
  },
  /** The newest page first; within a page the oldest message first. A cursor goes back in time. */
  listMessages: {
    route: 'GET /conversations/{conversationId}/messages',
    cost: 'nothing',
    repeat: 'reads',
    params: ConversationParams,
    query: pageQuery(50),
    result: pageOf(Message),
  },
  sendMessage: {
    route: 'POST /conversations/{conversationId}/messages',
    cost: 'messages',
    repeat: 'once',
    params: ConversationParams,
    body: NewMessage,
    result: Message,
    status: 201,
  },
  /** Marks all messages of the other person as read. */
  markRead: {
    route: 'PUT /conversations/{conversationId}/read',
    cost: 'nothing',
    repeat: 'same',
    params: ConversationParams,
    result: Conversation,
  },
});
