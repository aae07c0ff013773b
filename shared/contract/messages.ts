import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { Outfit } from './outfits.ts';
import { pageOf, pageQuery } from './page.ts';
import { lines } from './texts.ts';

/** What a message shares besides its text: the sender's own outfit or item, or an outfit of the community. */
const Share = z.object({ kind: z.enum(['outfit', 'item']), id: z.uuid() });
export type Share = z.infer<typeof Share>;

/** The shared outfit or item, with what the reader of the message may see of it at the moment. */
const SharedThing = Share.extend({
  /** Null if it no longer exists or is no longer public. */
  title: z.string().nullable(),
  titleLanguage: Outfit.shape.titleLanguage,
  /** Signed URLs. For an outfit: its picture, or up to four photos of its pieces. For an item: its photo. */
  images: z.array(z.string()),
  /** The page that opens it. Null if the reader may see no more of it than this. */
  page: z.enum(['outfits', 'community']).nullable(),
});
export type SharedThing = z.infer<typeof SharedThing>;

export const Message = z.object({
  /** The sender's client creates the id before sending, so that a repeated request sends the message only once. */
  id: z.uuid(),
  /** The message's place in its conversation: a version 7 UUID of the server, greater than all earlier ones. */
  position: z.uuid(),
  conversationId: z.uuid(),
  senderId: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** When the recipient read the message; null while it is unread. */
  readAt: z.iso.datetime().nullable(),
  /** Whether the sender has deleted the message. It is deleted for both people, and its content is not kept. */
  isDeleted: z.boolean(),
  shared: SharedThing.nullable(),
});
export type Message = z.infer<typeof Message>;

/** A conversation as one of its two participants sees it. */
export const Conversation = z.object({
  id: z.uuid(),
  /** The two participants, sorted by id. */
  participant1Id: z.string(),
  participant2Id: z.string(),
  updatedAt: z.iso.datetime(),
  otherUser: z.object({
    id: z.string(),
    /** Null for a person without a name. */
    displayName: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
  /** The latest message, shortened for a list; null if there is none yet. */
  lastMessage: Message.omit({ conversationId: true, readAt: true, shared: true })
    .extend({ shared: Share.shape.kind.nullable() })
    .nullable(),
  /** How many messages from the other person are unread. */
  unreadCount: z.int().min(0),
  /** Whether it is a request: started by a person whom the user did not follow, and not answered yet. */
  isRequest: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

const contentRequired = 'Please enter a message';
const NewMessage = z
  .object({
    id: z.uuidv7(),
    content: lines(contentRequired).max(
      limits.message.content,
      `Message must be less than ${limits.message.content} characters`,
    ),
    share: Share.nullable().default(null),
  })
  // A message that shares something needs no text.
  .refine(({ content, share }) => content || share, { path: ['content'], message: contentRequired });
export type NewMessage = z.output<typeof NewMessage>;

/** The cursor of a page of conversations: the time and the id of the last one on it. */
const conversationCursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

const ConversationParams = z.object({ conversationId: z.uuid() });
const MessageParams = ConversationParams.extend({ messageId: z.uuid() });

export const messages = defineContract({
  /** Lists the conversations, latest first. */
  listConversations: {
    route: 'GET /conversations',
    query: pageQuery(200, conversationCursor),
    result: pageOf(Conversation, conversationCursor),
  },
  /** Returns or creates the conversation with a person, who sees it once it has a message. */
  startConversation: {
    route: 'POST /conversations',
    cost: { forNew: 'conversations' },
    repeat: 'same',
    body: z.object({ userId: z.guid() }),
    result: Conversation,
  },
  /**
   * Returns a page of messages, oldest first. Without a position it is the newest page. With `cursor` it is the page
   * before that position, with `after` the page after it. The cursor of the answer continues in the same direction; it
   * is null at the end.
   */
  listMessages: {
    route: 'GET /conversations/{conversationId}/messages',
    params: ConversationParams,
    query: pageQuery(50).extend({ after: z.uuid().optional() }),
    result: pageOf(Message),
  },
  /** Stores a message under its id only once. If the same message is stored already, it is the answer. */
  sendMessage: {
    route: 'POST /conversations/{conversationId}/messages',
    cost: 'messages',
    repeat: 'same',
    params: ConversationParams,
    body: NewMessage,
    result: Message,
    status: 201,
  },
  /** Deletes one of the user's own messages for both people. Its place in the conversation stays. */
  deleteMessage: {
    route: 'DELETE /conversations/{conversationId}/messages/{messageId}',
    params: MessageParams,
    result: Message,
  },
  /** Accepts or declines a request; its sender is not told. After a decline, messages wait until the user writes. */
  answerRequest: {
    route: 'PUT /conversations/{conversationId}/request',
    params: ConversationParams,
    body: z.object({ isAccepted: z.boolean() }),
  },
  /** Marks all messages of the other person as read. */
  markRead: {
    route: 'PUT /conversations/{conversationId}/read',
    params: ConversationParams,
    result: Conversation,
  },
});
