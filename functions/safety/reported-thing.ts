import type { ReportedThing } from '#shared/contract/safety';
import { AppError } from '#shared/errors';
import { keyInYear } from '../platform/id-time.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { findMessage } from '../rows/messages/message.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';

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
