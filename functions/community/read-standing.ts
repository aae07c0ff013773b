import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';

/** The key of an outfit's standing row. */
export const standingKey = (outfitId: string) => ({ year: yearOfId(outfitId), id: outfitId });

/** An outfit's standing, read consistently to be correct right after a like. Null if it was never public. */
export async function readStanding(outfitId: string) {
  const { data } = await OutfitStandingEntity.get(standingKey(outfitId)).go({ consistent: true });
  return data;
}
