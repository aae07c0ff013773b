import type { PageQuery } from '#shared/contract/page';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { shownAttributes, toScheduled } from './to-entry.ts';

/**
 * A page of the user's outfits that can be scheduled, newest first. One query reads only the attributes that are shown.
 */
export async function listChoices(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await OutfitEntity.query.byUser({ userId }).go({
    order: 'desc',
    limit,
    attributes: [...shownAttributes],
    pager: 'raw',
    cursor: cursor ? OutfitEntity.get({ userId, id: cursor }).params()['Key'] : null,
  });
  return { items: data.map(toScheduled), cursor: more ? (data.at(-1)?.id ?? null) : null };
}
