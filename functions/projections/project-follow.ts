import { limits } from '#shared/limits';
import { batchWrite } from '../platform/batch-write.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { readAll } from '../platform/table.ts';
import { FollowEntity, FollowerEntity } from '../rows/community/follow.ts';
import { FollowedOutfitEntity } from '../rows/community/followed-outfit.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';

const { followedDays, followedAtFirst } = limits.community;
const secondsOfDay = 24 * 60 * 60;
const expiresAt = () => epochSeconds() + followedDays * secondsOfDay;
/** If a person follows and unfollows more often meanwhile, the last change causes its own projection. */
const attempts = 10;

/**
 * Adds a public outfit to the feeds of all current followers of its author. Does nothing if the outfit is private or
 * deleted. Idempotent. The followers are read consistently after the outfit became public, and `projectFollow` gives a
 * new follower all outfits that were public before. So no follower misses an outfit, in any order of events. The outfit
 * is checked again at the end, because after the author's account is deleted nobody could find these rows any more.
 */
export async function bringToFollowers(authorId: string, outfitId: string): Promise<void> {
  const outfit = await OutfitEntity.read({ userId: authorId, id: outfitId });
  if (!outfit?.isPublic) return;
  const followers = await readAll(FollowerEntity.query.byFollowed({ followingId: authorId }), 'followerId');
  const brought = followers.map(({ followerId }) => ({ userId: followerId, outfitId, authorId }));
  if (brought.length === 0) return;
  await put(brought);
  const { data: still } = await OutfitEntity.get({ userId: authorId, id: outfitId }).go({
    consistent: true,
    attributes: ['isPublic'],
  });
  if (!still?.isPublic) await drop(brought);
}

/**
 * Adds the author's latest public outfits to the feed of a new follower, or removes all of them if the person no longer
 * follows the author. The follow is checked again at the end, because two such calls may run at the same time.
 */
export async function projectFollow(followerId: string, authorId: string): Promise<void> {
  const readFollow = () => FollowEntity.read({ followerId, followingId: authorId });
  let follow = await readFollow();
  for (let attempt = 0; attempt < attempts; attempt++) {
    await (follow ? bringLatest(followerId, authorId) : takeAway(followerId, authorId));
    const before = follow;
    follow = await readFollow();
    if ((follow === null) === (before === null)) return;
  }
  throw new Error('Somebody was followed and unfollowed during all attempts.');
}

async function bringLatest(userId: string, authorId: string) {
  const { data: outfits } = await OutfitEntity.query
    .byUser({ userId: authorId })
    .where(({ isPublic }, { eq }) => eq(isPublic, true))
    .go({ order: 'desc', count: followedAtFirst, consistent: true, attributes: ['id'] });
  await put(outfits.map(({ id }) => ({ userId, outfitId: id, authorId })));
}

async function takeAway(userId: string, authorId: string) {
  const outfits = await readAll(
    FollowedOutfitEntity.query.byUser({ userId }).where((row, { eq }) => eq(row.authorId, authorId)),
    'userId',
    'outfitId',
  );
  await drop(outfits);
}

const drop = (keys: { userId: string; outfitId: string }[]) =>
  batchWrite((some) => FollowedOutfitEntity.delete(some), keys);

const put = (rows: { userId: string; outfitId: string; authorId: string }[]) =>
  batchWrite(
    (some) => FollowedOutfitEntity.put(some.map((row) => ({ ...row, expiresAt: expiresAt() }))),
    rows,
  );
