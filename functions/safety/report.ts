import type { Report, ReportedThing } from '#shared/contract/safety';
import { AppError } from '#shared/errors';
import { requireVariable } from '../platform/environment.ts';
import { keyInYear } from '../platform/id-time.ts';
import { log } from '../platform/log.ts';
import { commit, onlyIf, refused } from '../platform/transactions.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { findMessage } from '../rows/messages/message.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenEntities } from '../rows/safety/hidden.ts';
import { OwnedCaseEntity, ReportCaseEntity, ReportEntity } from '../rows/safety/report.ts';
import { withheldEntities, withhold } from './withhold.ts';

const rows = {
  report: ReportEntity,
  reported: ReportCaseEntity,
  owned: OwnedCaseEntity,
  ...hiddenEntities,
  ...withheldEntities,
};
/** How many people must report a thing until it is hidden from everybody. */
const enough = Number(requireVariable('REPORTS_TO_HIDE'));

/**
 * Stores a person's report of a thing and hides the thing from this person, in one transaction. If this report reaches
 * the limit, the transaction also hides the thing from everybody. Idempotent. People can report each other even if one
 * of them blocks the other. Throws `report.own`, and `not_found` if the thing does not exist or the person could not
 * see it.
 */
export async function report(userId: string, { thing, reason, text }: Report): Promise<undefined> {
  const thingId = idOf(thing);
  const ownerId = await ownerOf(userId, thing);
  if (ownerId === userId) throw new AppError('report.own');
  const createdAt = new Date().toISOString();
  const write = (isEnough: boolean) =>
    commit(rows, (entities) => [
      entities.report.create({ thingId, reporterId: userId, reason, text, createdAt }).commit(),
      onlyIf(
        entities.reported.upsert({ thingId, thing, ownerId, openedAt: createdAt }).add({ reports: 1 }),
        ({ reports }, { notExists, lt }) =>
          isEnough ? '' : enough > 1 ? `${notExists(reports)} OR ${lt(reports, enough - 1)}` : lt(reports, 0),
      ),
      entities.hidden.put({ userId, because: 'reported', thingId }).commit(),
      entities.owned.put({ userId: ownerId, thingId }).commit(),
      ...(isEnough ? withhold(entities, { thing, ownerId }) : []),
    ]);
  const [again, tooMany] = await write(false);
  if (again === refused) return;
  if (tooMany === refused) {
    const [meanwhile, ...others] = await write(true);
    if (meanwhile === refused) return;
    if (others.includes(refused)) throw new AppError('not_found');
  }
  // The alarm for new reports counts this log message.
  log.warn('A report was made', { kind: thing.kind, reason });
}

/** The id of a reported thing. */
export function idOf(thing: ReportedThing): string {
  switch (thing.kind) {
    case 'outfit':
      return thing.outfitId;
    case 'comment':
      return thing.commentId;
    case 'person':
      return thing.userId;
    case 'message':
      return thing.messageId;
  }
}

/** The id of a thing's owner. Throws `not_found` if it does not exist or the reader cannot see it. */
export async function ownerOf(readerId: string, thing: ReportedThing): Promise<string> {
  const owner = await findOwner(readerId, thing);
  if (!owner) throw new AppError('not_found');
  return owner;
}

async function findOwner(readerId: string, thing: ReportedThing): Promise<string | undefined> {
  switch (thing.kind) {
    case 'outfit': {
      const card = await OutfitCardEntity.read(keyInYear(thing.outfitId));
      return card?.userId;
    }
    case 'comment': {
      const { outfitId, commentId: id } = thing;
      const [comment, { data: card }, { data: own }] = await Promise.all([
        CommentEntity.read({ outfitId, id }),
        OutfitCardEntity.get(keyInYear(outfitId)).go({ attributes: ['id'] }),
        OutfitEntity.get({ userId: readerId, id: outfitId }).go({ attributes: ['id'] }),
      ]);
      return (card ?? own) && !comment?.isWithheld ? comment?.userId : undefined;
    }
    case 'person': {
      const profile = await ProfileEntity.read({ userId: thing.userId });
      return profile && !profile.isWithheld ? profile.userId : undefined;
    }
    case 'message': {
      const { conversationId, messageId } = thing;
      const [{ data: member }, message] = await Promise.all([
        ConversationMemberEntity.get({ userId: readerId, conversationId }).go(),
        findMessage(conversationId, messageId),
      ]);
      return member ? message?.senderId : undefined;
    }
  }
}
