import { timingSafeEqual } from 'node:crypto';
import type { MorningMail, MorningTimes } from '#shared/contract/planning';
import { unsubscribeRoute } from '#shared/contract/public-routes';
import { isWritten, skipWhenRefused } from '../platform/conditions.ts';
import { randomToken } from '../platform/random-token.ts';
import { conflict, retryOnConflict } from '../platform/transactions.ts';
import { MorningMailEntity, type MorningMailRow } from '../rows/planning/morning-mail.ts';
import { morningSlots } from '../rows/planning/morning-slots.ts';
import { nextMorning } from './next-morning.ts';

const slotOf = (userId: string) => String((userId.codePointAt(userId.length - 1) ?? 0) % morningSlots.length);

async function read(userId: string): Promise<MorningMailRow | null> {
  const { data } = await MorningMailEntity.get({ userId }).go({ consistent: true });
  return data;
}

/** The times of a row. Null if the person wants no mails. */
export const timesOf = (row: MorningMailRow): MorningTimes | null =>
  row.dueAt ? ({ weekdays: row.weekdays, hour: row.hour, timeZone: row.timeZone } as MorningTimes) : null;

/** When the user gets the morning mail, and the outfit that the last one proposed. */
export async function getMorningMail(userId: string): Promise<MorningMail> {
  const row = await read(userId);
  return { times: row && timesOf(row), proposal: row?.proposal ?? null };
}

/** Starts the user's morning mail, or changes its times. Nobody gets two mails on a day by changing them. */
export async function setMorningMail(userId: string, times: MorningTimes): Promise<MorningMail> {
  await retryOnConflict(async () => {
    const { sentAt, secret = randomToken() } = (await read(userId)) ?? {};
    const dueAt = nextMorning(times, new Date(), sentAt).toISOString();
    const write = MorningMailEntity.upsert({ userId, ...times, secret, dueAt, slot: slotOf(userId) }).where(
      (row, { eq, notExists }) => (sentAt ? eq(row.sentAt, sentAt) : notExists(row.sentAt)),
    );
    return (await isWritten(write.go())) || conflict;
  });
  return getMorningMail(userId);
}

/** Ends the user's morning mail. */
export async function removeMorningMail(userId: string): Promise<undefined> {
  await skipWhenRefused(
    MorningMailEntity.patch({ userId })
      .remove(['weekdays', 'hour', 'timeZone', 'secret', 'dueAt', 'slot', 'proposal'])
      .go(),
  );
}

/** The path that ends the morning mail. The key is in the query string, because the logs leave the query string out. */
export const endPath = ({ userId, secret }: MorningMailRow) =>
  `/api${unsubscribeRoute.path}?key=${userId}.${secret}`;

/** The id of the user whose mails have this key. Null if it is wrong or the mails have ended. */
export async function userOfKey(key: string): Promise<string | null> {
  const [userId = '', secret = '', ...rest] = key.split('.');
  if (!userId || !secret || rest.length || key.length > 200) return null;
  const known = (await read(userId))?.secret ?? '';
  const isRight =
    known.length === secret.length &&
    timingSafeEqual(Buffer.from(known), Buffer.from(secret.padEnd(known.length)));
  return isRight ? userId : null;
}
