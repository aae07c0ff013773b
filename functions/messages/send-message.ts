import { v7 as uuidv7 } from 'uuid';
import type { Message, NewMessage } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { timeOfId } from '../platform/id-time.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
  noMessage,
} from '../rows/messages/conversation-member.ts';
import {
  findMessage,
  MessageEntity,
  MessageIdEntity,
  type MessageRow,
  previewOf,
} from '../rows/messages/message.ts';
import { UnreadCountEntity, unreadMessages } from '../rows/messages/unread-count.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { push } from '../rows/sockets/push.ts';
import { requireMember, toConversation } from './conversation.ts';
import { requireShareable } from './shared-things.ts';
import { toMessage } from './to-messages.ts';

const rows = {
  // The message id comes first, so that a duplicate id is the first refusal.
  messageId: MessageIdEntity,
  message: MessageEntity,
  member: ConversationMemberEntity,
  count: UnreadCountEntity,
};
const attempts = 10;

/**
 * Stores a message and updates both users' rows of the conversation in the same transaction. Then pushes it to both
 * users, but not to one who has declined the conversation. If another message was stored in the meantime, this one is retried with a later position, so that the last
 * message of a conversation is always the newest. Idempotent: if the same message was stored before under this id, it
 * is returned. Throws `request.invalid` if another message has this id, `not_found` if the user is not part of the
 * conversation or may not share the shared thing, and `conversation.ended` if the other person has deleted their
 * account.
 */
export async function sendMessage(
  userId: string,
  conversationId: string,
  sent: NewMessage,
): Promise<Message> {
  return retryOnConflict(async () => {
    const sender = await requireMember(userId, conversationId);
    if (sender.otherUserId === deletedPersonId) throw new AppError('conversation.ended');
    const shared = sent.share && (await requireShareable(userId, sent.share));
    const row: MessageRow = { ...placeAfter(sender), ...toRow(sender, sent), shared };
    const other = await ConversationMemberEntity.read({ userId: sender.otherUserId, conversationId });
    const refusals = await put(sender, other, row);
    if (refusals[0] === refused) return sentBefore(userId, conversationId, sent);
    if (refusals.length) return conflict;
    const told = other?.isDeclined ? [userId] : [userId, sender.otherUserId];
    await Promise.all(told.map((each) => pushTo(each, row)));
    return toMessage(userId, row);
  }, attempts);
}

/** A position after the last message, even if this server's clock is behind the time of that message. */
function placeAfter({ lastPosition }: ConversationMemberRow) {
  const last = lastPosition === noMessage ? 0 : timeOfId(lastPosition);
  const position = Date.now() > last ? uuidv7() : uuidv7({ msecs: last + 1 });
  return { position, createdAt: new Date(timeOfId(position)).toISOString() };
}

const toRow = ({ userId, conversationId }: ConversationMemberRow, { id, content }: NewMessage) => ({
  id,
  conversationId,
  senderId: userId,
  content,
  isDeleted: false,
});

async function put(
  sender: ConversationMemberRow,
  other: ConversationMemberRow | null,
  row: MessageRow,
): Promise<string[]> {
  const { conversationId, id, position, createdAt } = row;
  const { userId, otherUserId } = sender;
  const changes = { updatedAt: createdAt, lastPosition: position, lastMessage: previewOf(row) };
  const counted = other?.isDeclined ? 0 : 1;
  // Without a row after the first message, the person has just deleted their account, and this write is refused.
  const first = other || sender.lastPosition !== noMessage ? null : await firstRowOf(sender);
  return commit(rows, (entities) => {
    const update = (person: string) => entities.member.patch({ userId: person, conversationId });
    return [
      entities.messageId.create({ conversationId, id, position }).commit(),
      entities.message.create(row).commit(),
      update(userId)
        .set({ ...changes, isRequest: false })
        .remove(['isDeclined'])
        .where(({ lastPosition }, { lt }) => lt(lastPosition, position))
        .commit(),
      first
        ? entities.member.create({ ...first, ...changes, unreadCount: 1 }).commit()
        : update(otherUserId)
            .set(changes)
            .add({ unreadCount: counted })
            .where(
              ({ lastPosition, isDeclined }, { lt, exists, notExists }) =>
                `${lt(lastPosition, position)} AND ${(counted ? notExists : exists)(isDeclined)}`,
            )
            .commit(),
      entities.count.upsert({ userId: otherUserId }).add({ messages: counted }).commit(),
    ];
  });
}

/** The other person's row, written with the first message: a request if they do not follow the sender. */
async function firstRowOf({ userId, otherUserId, conversationId }: ConversationMemberRow) {
  const [{ data: self }, { data: follow }] = await Promise.all([
    ProfileEntity.get({ userId }).go(),
    FollowEntity.get({ followerId: otherUserId, followingId: userId }).go(),
  ]);
  return {
    userId: otherUserId,
    conversationId,
    otherUserId: userId,
    otherName: self?.displayName ?? null,
    otherAvatarUrl: self?.avatarUrl ?? null,
    isRequest: !follow,
  };
}

/** The stored message if its id was used for the same one. Throws `request.invalid` if for another. */
async function sentBefore(userId: string, conversationId: string, sent: NewMessage): Promise<Message> {
  const row = await findMessage(conversationId, sent.id);
  const isSame =
    row?.senderId === userId &&
    (row.isDeleted || (row.content === sent.content && row.shared?.id === sent.share?.id));
  if (!row || !isSame)
    throw new AppError('request.invalid', { field: 'id', message: 'Another message has this id' });
  return toMessage(userId, row);
}

/** Pushes a message to one of its two people, with their own view of the conversation. */
const pushTo = (userId: string, row: MessageRow) =>
  push(userId, async () => {
    const [member, message, unread] = await Promise.all([
      ConversationMemberEntity.read({ userId, conversationId: row.conversationId }),
      toMessage(userId, row),
      unreadMessages(userId),
    ]);
    if (!member) throw new AppError('not_found');
    return {
      type: 'message.sent',
      message,
      conversation: await toConversation(member),
      unreadMessages: unread,
    };
  });
