import { deletedPersonId } from '#shared/rules/deleted-person';
import { batchWrite } from '../../platform/batch-write.ts';
import { skipWhenRefused } from '../../platform/conditions.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { deleteKeys, keysBeside } from '../../platform/partition.ts';
import { readAll } from '../../platform/table.ts';
import {
  commit,
  conflict,
  onlyIf,
  refused,
  retryOnConflict,
  stillHas,
  type Writers,
} from '../../platform/transactions.ts';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
  ConversationStartEntity,
  noMessage,
} from '../../rows/messages/conversation-member.ts';
import { MessageEntity, ReadMarkEntity } from '../../rows/messages/message.ts';

const rows = { member: ConversationMemberEntity, start: ConversationStartEntity };
type Entities = Writers<typeof rows>;

/** How many messages are changed at the same time. */
const atOnce = 25;
/** How often a conversation is tried again, if a message was sent or read while it was being removed. */
const attempts = 10;

/**
 * Removes the person from their conversations. The other person keeps the conversation and the messages, whose sender
 * becomes `deletedPersonId`. A conversation is deleted if both people have left it. It is also deleted if somebody
 * started it with the person and no message was sent.
 */
export async function removeConversations(userId: string): Promise<void> {
  const own = await readAll(ConversationMemberEntity.query.byUser({ userId }), 'conversationId');
  for (const { conversationId } of own) await retryOnConflict(() => leave(userId, conversationId), attempts);
  for (const start of await readAll(ConversationStartEntity.query.byUser({ userId }))) await endStart(start);
}

async function leave(userId: string, conversationId: string): Promise<undefined | typeof conflict> {
  const own = await ConversationMemberEntity.read({ userId, conversationId });
  if (!own) return undefined;
  const { otherUserId } = own;
  const readOther = () => ConversationMemberEntity.read({ userId: otherUserId, conversationId });
  const other = await readOther();
  if (other) {
    await disown(userId, conversationId);
    await forgetReading(userId, conversationId);
  } else await dropConversation(conversationId);
  const refusals = await commit(rows, (entities) => [
    // Refused if a message was sent or read in the meantime. Then all steps for this conversation are repeated.
    onlyIf(
      entities.member.remove({ userId, conversationId }),
      stillHas({ lastPosition: own.lastPosition, unreadCount: own.unreadCount }),
    ),
    entities.start.delete({ userId: otherUserId, conversationId }).commit(),
    ...(other ? [disownedBy(entities, other, userId)] : []),
  ]);
  if (refusals.length) return conflict;
  // Both people may leave at the same time. The one who leaves later finds that the other is gone, and deletes the
  // conversation.
  if (other && !(await readOther())) await dropConversation(conversationId);
  return undefined;
}

/** Removes the person from the other person's row. Refused if a message was sent since the row was read. */
const disownedBy = ({ member }: Entities, other: ConversationMemberRow, userId: string) =>
  onlyIf(
    member
      .patch({ userId: other.userId, conversationId: other.conversationId })
      .set({
        otherUserId: deletedPersonId,
        otherName: null,
        otherAvatarUrl: null,
        lastMessage:
          other.lastMessage?.senderId === userId
            ? { ...other.lastMessage, senderId: deletedPersonId }
            : other.lastMessage,
      }),
    stillHas({ lastPosition: other.lastPosition }),
  );

/** Replaces the sender of the person's messages with the id that stands for deleted accounts. */
async function disown(userId: string, conversationId: string): Promise<void> {
  const data = await readAll(
    MessageEntity.query.byConversation({ conversationId }).where((row, { eq }) => eq(row.senderId, userId)),
    'position',
  );
  const renew = ({ position }: { position: string }) =>
    MessageEntity.patch({ conversationId, position }).set({ senderId: deletedPersonId }).go();
  await inTurns(data, renew, atOnce);
}

async function forgetReading(readerId: string, conversationId: string): Promise<void> {
  const data = await readAll(
    ReadMarkEntity.query.byReader({ conversationId, readerId }),
    'conversationId',
    'readerId',
    'upTo',
  );
  await batchWrite((keys) => ReadMarkEntity.delete(keys), data);
}

/** Deletes all rows in the partition of a conversation, which holds its messages. */
async function dropConversation(conversationId: string): Promise<void> {
  const rows = await keysBeside(MessageEntity.get({ conversationId, position: noMessage }));
  await deleteKeys(rows.map(({ key }) => key));
}

/**
 * Ends a conversation that somebody started with the person. An empty conversation is deleted. Otherwise the person is
 * replaced by `deletedPersonId` in the other person's row.
 */
async function endStart(start: { userId: string; conversationId: string; startedBy: string }): Promise<void> {
  const { userId, conversationId, startedBy } = start;
  const isTheirs = { userId: startedBy, conversationId };
  const [emptyRow] = await commit(rows, ({ member }) => [
    onlyIf(member.remove(isTheirs), stillHas({ otherUserId: userId, lastPosition: noMessage })),
  ]);
  if (emptyRow === refused)
    await skipWhenRefused(
      ConversationMemberEntity.patch(isTheirs)
        .set({ otherUserId: deletedPersonId, otherName: null, otherAvatarUrl: null })
        .where(stillHas({ otherUserId: userId }))
        .go(),
    );
  await ConversationStartEntity.delete({ userId, conversationId }).go();
}
