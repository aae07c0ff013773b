import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { projectOutfit } from './project-outfit.ts';

/** Writes the cards of a person who is no longer withheld. */
export async function projectReleased(userId: string): Promise<void> {
  const { data } = await OutfitEntity.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true, attributes: ['id', 'isPublic'] });
  for (const { id, isPublic } of data) if (isPublic) await projectOutfit(userId, id);
}
