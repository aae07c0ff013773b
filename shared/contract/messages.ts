import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';

/** What a message shares beside its text: an own outfit or item, or an outfit of the community. */
const Share = z.object({ kind: z.enum(['outfit', 'item']), id: z.uuid() });
export type Share = z.infer<typeof Share>;

/** What is shared, as the reader of the message may see it now. */
const SharedThing = Share.extend({
  /** Null for what is gone, or no longer public. */
  title: z.string().nullable(),
  /** Signed URLs: the picture of an outfit or up to four photos of its pieces, the photo of an item. */
  images: z.array(z.string()),
});
export type SharedThing = z.infer<typeof SharedThing>;

export const Message = z.object({
  /** Made by the sender's client for the intent to send it, so that a repeated request sends it once. */
  id: z.uuid(),
  /** Orders the messages of a conversation: a version 7 UUID that the server gives, later than every one before. */
  position: z.uuid(),
  conversationId: z.uuid(),
  senderId: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** When the recipient read it; null while it is unread. */
  readAt: z.iso.datetime().nullable(),
  /** Whether its sender has deleted it, for both people; nothing of its content is kept then. */
  isDeleted: z.boolean(),
  shared: SharedThing.nullable(),
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
  lastMessage: Message.omit({ conversationId: true, readAt: true, shared: true })
    .extend({ shared: Share.shape.kind.nullable() })
    .nullable(),
  /** How many messages of the other person are unread. */
  unreadCount: z.int().min(0),
  /** Whether somebody whom the user did not follow has begun it, and the user has not answered. */
  isRequest: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

const contentRequired = 'Please enter a message';
const NewMessage = z
  .object({
    id: z.uuidv7(),
    content: z
      .string(contentRequired)
      .trim()
      .max(limits.message.content, `Message must be less than ${limits.message.content} characters`),
    share: Share.nullable().default(null),
  })
  // What is shared needs no words.
  .refine(({ content, share }) => content || share, { path: ['content'], message: contentRequired });
export type NewMessage = z.output<typeof NewMessage>;

/** The end of a page of conversations: time and id of its last one. */
const conversationCursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

const ConversationParams = z.object({ conversationId: z.uuid() });
const MessageParams = ConversationParams.extend({ messageId: z.uuid() });

export const messages = defineContract({
  /** The latest first. */
  listConversations: {
    route: 'GET /conversations',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(200).extend({ cursor: conversationCursor.optional() }),
    result: z.object({ items: z.array(Conversation), cursor: conversationCursor.nullable() }),
  },
  /** Returns the conversation with a person, and creates it when there is none; the other one sees it once it has a message. */
  startConversation: {
    route: 'POST /conversations',
    cost: { forNew: 'conversations' },
    repeat: 'same',
    body: z.object({ userId: z.guid() }),
    result: Conversation,
  },
  /**
   * A page of messages, the oldest of it first. Without a position it is the newest page; with `cursor` the one before
   * that position, with `after` the one after it. The cursor of the answer continues in the same direction, and is null
   * at the end.
   */
  listMessages: {
    route: 'GET /conversations/{conversationId}/messages',
    cost: 'nothing',
    repeat: 'reads',
    params: ConversationParams,
    query: pageQuery(50).extend({ after: z.uuid().optional() }),
    result: pageOf(Message),
  },
  /** Stores the message of this id once: an equal one that is there already is the answer. */
  sendMessage: {
    route: 'POST /conversations/{conversationId}/messages',
    cost: 'messages',
    repeat: 'same',
    params: ConversationParams,
    body: NewMessage,
    result: Message,
    status: 201,
  },
  /** Deletes a message of one's own for both people; its place is kept. */
  deleteMessage: {
    route: 'DELETE /conversations/{conversationId}/messages/{messageId}',
    cost: 'nothing',
    repeat: 'same',
    params: MessageParams,
    result: Message,
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
