import { skipWhenRefused } from '../platform/conditions.ts';
import { yearOfId } from '../platform/id-time.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';

const atOnce = 25;

/**
 * Writes a person's new name to every copy of it: their cards in the community and the conversation rows of
 * the people they write with. Copies exist so that those lists need no read of profiles.
 */
export async function renameCopies(userId: string, name: string): Promise<void> {
  const [outfits, conversations] = await Promise.all([
    OutfitEntity.query.byUser({ userId }).go({ pages: 'all', attributes: ['id', 'isPublic'] }),
    ConversationMemberEntity.query
      .byUser({ userId })
      .go({ pages: 'all', attributes: ['conversationId', 'otherUserId'] }),
  ]);
  const writes = [
    ...outfits.data
      .filter(({ isPublic }) => isPublic)
      .map(
        ({ id }) =>
          () =>
            OutfitCardEntity.patch({ year: yearOfId(id), id })
              .set({ authorName: name })
              .go(),
      ),
    ...conversations.data.map(
      ({ conversationId, otherUserId }) =>
        () =>
          ConversationMemberEntity.patch({ userId: otherUserId, conversationId })
            .set({ otherName: name })
            .go(),
    ),
  ];
  for (let start = 0; start < writes.length; start += atOnce)
    await Promise.all(writes.slice(start, start + atOnce).map((write) => skipWhenRefused(write())));
}
