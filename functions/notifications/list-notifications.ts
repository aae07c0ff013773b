import type { Notification } from '#shared/contract/notifications';
import { batchGet, getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { recentNotifications } from '../rows/notifications/notifications.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';

/** The user's newest notifications, with current names and titles, without those about outfits that are gone. */
export async function listNotifications(userId: string): Promise<Notification[]> {
  const rows = await recentNotifications(userId);
  const outfitIds = [...new Set(rows.flatMap(({ outfitId }) => outfitId ?? []))];
  const [own, cards, profiles] = await Promise.all([
    batchGet(
      (keys) => OutfitEntity.get(keys).go({ attributes: ['id', 'title'] }),
      outfitIds.map((id) => ({ userId, id })),
    ),
    batchGet(
      (keys) => OutfitCardEntity.get(keys).go({ attributes: ['id', 'title'] }),
      outfitIds.map(keyInYear),
    ),
    getMany(ProfileEntity, new Set(rows.flatMap(({ actorIds }) => actorIds)), (id) => ({ userId: id })),
  ]);
  const titleOf = new Map([...cards, ...own].map(({ id, title }) => [id, title]));
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  return Promise.all(
    rows
      .filter(({ outfitId }) => outfitId === undefined || titleOf.has(outfitId))
      .map(async ({ kind, thingId, outfitId, actorIds, count, at, isUnread }) => {
        const title = titleOf.get(outfitId ?? '');
        return {
          kind,
          thingId,
          outfit: outfitId !== undefined && title !== undefined ? { id: outfitId, title } : null,
          people: await Promise.all(actorIds.map((id) => toPerson(id, profileOf.get(id) ?? {}))),
          count,
          at,
          isUnread,
        };
      }),
  );
}
