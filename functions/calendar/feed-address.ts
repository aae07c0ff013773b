import { createHash } from 'node:crypto';
import { feedRoute } from '#shared/contract/public-routes';
import { randomToken } from '../platform/random-token.ts';
import { sameSecret } from '../platform/same-secret.ts';
import { CalendarFeedEntity } from '../rows/calendar/calendar-feed.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Returns when the user's calendar feed address was created. Null if the user has no address. */
export async function getFeed(userId: string) {
  const feed = await CalendarFeedEntity.read({ userId });
  return { createdAt: feed?.createdAt ?? null };
}

/**
 * Creates a new secret address for the user's calendar feed. The previous address stops working. The key is in the
 * query string, because the app's logs leave the query string out.
 */
export async function createFeed(userId: string) {
  const secret = randomToken();
  const createdAt = new Date().toISOString();
  await CalendarFeedEntity.put({ userId, secretHash: hashOf(secret), createdAt }).go();
  return { createdAt, path: `/api${feedRoute.path}?key=${userId}.${secret}` };
}

/** Deletes the user's feed address. Calendar apps can then no longer read the calendar with it. */
export async function removeFeed(userId: string): Promise<undefined> {
  await CalendarFeedEntity.delete({ userId }).go();
}

/** The id of the user whose feed address has this key. Null if it is malformed, wrong, or of a deleted address. */
export async function userOfKey(key: string): Promise<string | null> {
  const [userId, secret, ...rest] = key.split('.');
  if (!userId || !secret || rest.length || key.length > 200) return null;
  const feed = await CalendarFeedEntity.read({ userId });
  return feed && sameSecret(feed.secretHash, hashOf(secret)) ? userId : null;
}
