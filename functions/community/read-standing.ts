import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

/** The key of an outfit's standing row. */
export const standingKey = (outfitId: string) => ({ year: yearOfId(outfitId), id: outfitId });

/**
 * An outfit's standing, read consistently, also right after a like; null for an outfit that was never public.
 */
export async function readStanding(outfitId: string) {
  const { data } = await OutfitStandingEntity.get(standingKey(outfitId)).go({ consistent: true });
  return data;
}
