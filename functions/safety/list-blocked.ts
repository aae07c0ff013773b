import type { PageQuery } from '#shared/contract/page';
import { getMany } from '../platform/batch-get.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { HiddenEntity } from '../rows/safety/hidden.ts';

const because = 'blocking';

/**
 * A page of the people whom the user blocks, in the order of their ids. People without a profile are named 'Anonymous'.
 */
export async function listBlocked(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && HiddenEntity.get({ userId, because, thingId: cursor }),
    HiddenEntity.query.byUser({ userId, because }),
    { limit, consistent: true },
  );
  const profiles = await getMany(ProfileEntity, data, ({ thingId }) => ({ userId: thingId }));
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  return {
    items: await Promise.all(data.map(({ thingId }) => toPerson(thingId, profileOf.get(thingId) ?? {}))),
    cursor: more ? (data.at(-1)?.thingId ?? null) : null,
  };
}
