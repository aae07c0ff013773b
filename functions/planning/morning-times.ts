import type { MorningMail, MorningTimes } from '#shared/contract/planning';
import { morningSlots } from '#shared/rules/morning-slots';
import { isWritten } from '../platform/conditions.ts';
import { randomToken } from '../platform/random-token.ts';
import { conflict, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { MorningMailEntity } from '../rows/planning/morning-mail.ts';
import { nextMorning } from './next-morning.ts';

/** When the user gets the morning mail. */
export async function getMorningMail(userId: string): Promise<MorningMail> {
  const { data } = await MorningMailEntity.get({ userId }).go();
  return { times: data?.times ?? null };
}

/** Starts the user's morning mail, or changes its times. Neither brings a second mail on a day. */
export const setMorningMail = (userId: string, times: MorningTimes): Promise<MorningMail> =>
  retryOnConflict(async () => {
    const { sentAt, secret = randomToken() } = (await MorningMailEntity.read({ userId })) ?? {};
    const slot = morningSlots[Number.parseInt(userId.slice(-1), 16) % morningSlots.length] ?? morningSlots[0];
    const dueAt = nextMorning(times, Date.now(), sentAt);
    const write = MorningMailEntity.upsert({ userId, times, secret, slot, dueAt }).where(
      stillHas({ sentAt }),
    );
    return (await isWritten(write.go())) ? { times } : conflict;
  });

/** Ends the user's morning mail. */
export async function removeMorningMail(userId: string): Promise<undefined> {
  const patch = MorningMailEntity.patch({ userId });
  await isWritten(patch.remove(['times', 'secret', 'slot', 'dueAt', 'proposal']).go());
}
