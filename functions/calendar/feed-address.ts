import { createHash, timingSafeEqual } from 'node:crypto';
import { feedRoute } from '#shared/contract/public-routes';
import { randomToken } from '../platform/random-token.ts';
import { CalendarFeedEntity } from '../table/calendar-feed.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** When the user's address was made; null where there is none. */
export async function getFeed(userId: string) {
  const { data } = await CalendarFeedEntity.get({ userId }).go({ consistent: true });
  return { createdAt: data?.createdAt ?? null };
}

/**
 * Makes a new secret address, with which the one before ends. The key stands in the query string, because the logs
 * of the app leave that out.
 */
export async function createFeed(userId: string) {
  const secret = randomToken();
  const createdAt = new Date().toISOString();
  await CalendarFeedEntity.put({ userId, secretHash: hashOf(secret), createdAt }).go();
  return { createdAt, path: `/api${feedRoute.path}?key=${userId}.${secret}` };
}

/** Ends the user's address. */
export async function removeFeed(userId: string): Promise<undefined> {
  await CalendarFeedEntity.delete({ userId }).go();
}

/** The id of the user whose address has a key; null for a key that is malformed, wrong or ended. */
export async function userOfKey(key: string): Promise<string | null> {
  const [userId, secret, ...rest] = key.split('.');
  if (!userId || !secret || rest.length || key.length > 200) return null;
  const { data } = await CalendarFeedEntity.get({ userId }).go({ consistent: true });
  const isRight = data && timingSafeEqual(Buffer.from(data.secretHash), Buffer.from(hashOf(secret)));
  return isRight ? userId : null;
}
