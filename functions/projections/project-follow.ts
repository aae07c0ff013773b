import { limits } from '#shared/limits';
import { batchWrite } from '../platform/batch-write.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { FollowEntity, FollowerEntity } from '../table/follow.ts';
import { FollowedOutfitEntity } from '../table/followed-outfit.ts';
import { OutfitEntity } from '../table/outfit.ts';

const { followedDays, followedAtFirst } = limits.community;
const secondsOfDay = 24 * 60 * 60;
const expiresAt = () => epochSeconds() + followedDays * secondsOfDay;
/** Somebody who follows and unfollows again and again meanwhile brings a change that is projected next. */
const attempts = 10;

/**
 * Brings a public outfit into the feeds of all who follow its author now; idempotent. What is private or gone is brought
 * to nobody. The followers are read consistently and after the outfit became public, and a new follower is brought what
 * was public before: one of the two sees the other, in whatever order they come. It looks at the outfit again afterwards:
 * once its author's account is deleted, nobody finds these rows by their author's followers.
 */
export async function bringToFollowers(authorId: string, outfitId: string): Promise<void> {
  const { data: outfit } = await OutfitEntity.get({ userId: authorId, id: outfitId }).go({
    consistent: true,
  });
  if (!outfit?.isPublic) return;
  const { data: followers } = await FollowerEntity.query
    .byFollowed({ followingId: authorId })
    .go({ pages: 'all', consistent: true, attributes: ['followerId'] });
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
 * Brings the latest public outfits of an author into a new follower's feed, or takes all of them out for somebody who
 * does not follow them any more. It looks again afterwards, because two of these may overtake each other.
 */
export async function projectFollow(followerId: string, authorId: string): Promise<void> {
  let isFollowed = await follows(followerId, authorId);
  for (let attempt = 0; attempt < attempts; attempt++) {
    await (isFollowed ? bringLatest(followerId, authorId) : takeAway(followerId, authorId));
    const before = isFollowed;
    isFollowed = await follows(followerId, authorId);
    if (isFollowed === before) return;
  }
  throw new Error('Somebody was followed and unfollowed during all attempts.');
}

async function follows(followerId: string, followingId: string): Promise<boolean> {
  const { data } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
  return data !== null;
}

async function bringLatest(userId: string, authorId: string) {
  const { data: outfits } = await OutfitEntity.query
    .byUser({ userId: authorId })
    .where(({ isPublic }, { eq }) => eq(isPublic, true))
    .go({ order: 'desc', count: followedAtFirst, consistent: true, attributes: ['id'] });
  await put(outfits.map(({ id }) => ({ userId, outfitId: id, authorId })));
}

async function takeAway(userId: string, authorId: string) {
  const { data: outfits } = await FollowedOutfitEntity.query
    .byUser({ userId })
    .where((row, { eq }) => eq(row.authorId, authorId))
    .go({ pages: 'all', consistent: true, attributes: ['userId', 'outfitId'] });
  await drop(outfits);
}

const drop = (keys: { userId: string; outfitId: string }[]) =>
  batchWrite((some) => FollowedOutfitEntity.delete(some), keys);

const put = (rows: { userId: string; outfitId: string; authorId: string }[]) =>
  batchWrite(
    (some) => FollowedOutfitEntity.put(some.map((row) => ({ ...row, expiresAt: expiresAt() }))),
    rows,
  );
