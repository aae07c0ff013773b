import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../table/outfit-card.ts';

/** The cards of those of the outfits that are public, in the order of the ids. */
export async function cardsById(ids: readonly string[]): Promise<OutfitCardRow[]> {
  const rows = await batchGet(
    (keys) => OutfitCardEntity.get(keys).go(),
    ids.map((id) => ({ year: yearOfId(id), id })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
