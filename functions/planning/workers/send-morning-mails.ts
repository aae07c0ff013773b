import { appUrl } from '../../platform/app-url.ts';
import { isWritten } from '../../platform/conditions.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { log } from '../../platform/log.ts';
import { canSendMail, sendMail } from '../../platform/send-mail.ts';
import { mailAddressOf } from '../../platform/user-pool.ts';
import { MorningMailEntity, type MorningMailRow } from '../../rows/planning/morning-mail.ts';
import { endPath, timesOf } from '../morning-times.ts';
import { dayIn, nextMorning } from '../next-morning.ts';
import { writeMorningMail } from '../write-morning-mail.ts';

const minutes = 60_000;
/** How long a run begins further mails. The function ends a minute later. */
const longestRun = 14 * minutes;
/** A mail that is this late is left out: it is no longer morning. */
const tooLate = 3 * 60 * minutes;
const atOnce = 4;

/**
 * Runs every hour for each slot, and sends the mails of the slot that are due. One that fails, or for which no time is
 * left, is due again in the next run.
 */
export async function handler({ slot }: { slot: string }): Promise<void> {
  if (!canSendMail) return;
  const start = Date.now();
  const { data } = await MorningMailEntity.query
    .due({ slot })
    .lte({ dueAt: new Date(start).toISOString() })
    .go({ pages: 'all' });
  await inTurns(
    data,
    async (row) => {
      if (Date.now() - start > longestRun) return;
      await send(row).catch((error) => log.error('A morning mail was not sent', { error }));
    },
    atOnce,
  );
}

async function send(row: MorningMailRow): Promise<void> {
  const { userId, dueAt = '', slot = '' } = row;
  const times = timesOf(row);
  const now = new Date();
  if (!times) return;
  /** Claims the mail of the day: false if another run has, or if the person has ended or changed the mails meanwhile. */
  const claim = (changes: Partial<Pick<MorningMailRow, 'sentAt' | 'proposal'>>) =>
    isWritten(
      MorningMailEntity.patch({ userId })
        .set({ ...changes, slot, dueAt: nextMorning(times, now, changes.sentAt ?? row.sentAt).toISOString() })
        .where((stored, { eq }) => eq(stored.dueAt, dueAt))
        .go(),
    );
  const to = await mailAddressOf(userId);
  const endUrl = `${await appUrl()}${endPath(row)}`;
  const isLate = now.getTime() - Date.parse(dueAt) > tooLate;
  const mail = to && !isLate ? await writeMorningMail(userId, dayIn(times.timeZone, now), endUrl) : null;
  if (!to || !mail) {
    await claim({});
    return;
  }
  const { proposal, ...written } = mail;
  if (await claim({ sentAt: now.toISOString(), ...(proposal && { proposal }) }))
    await sendMail({ to, endUrl, ...written });
}
