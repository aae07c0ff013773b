import type { EntityItem } from 'electrodb';
import { isWritten } from '../../platform/conditions.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { log } from '../../platform/log.ts';
import { canSendMail, sendMail } from '../../platform/send-mail.ts';
import { stillHas } from '../../platform/transactions.ts';
import { mailAddressOf } from '../../platform/user-pool.ts';
import { MorningMailEntity } from '../../rows/planning/morning-mail.ts';
import { dayIn, nextMorning } from '../next-morning.ts';
import { writeMorningMail } from '../write-morning-mail.ts';

/** How long a run begins mails, and how late a mail may be, in milliseconds. A later one is left out. */
const [longestRun, tooLate] = [14 * 60_000, 3 * 60 * 60_000];

/** Runs every hour for each slot, and sends its mails that are due. What fails, or is left over, is due in the next run. */
export async function handler({ slot }: { slot: string }): Promise<void> {
  if (!canSendMail) return;
  const start = Date.now();
  const due = MorningMailEntity.query.due({ slot }).lte({ dueAt: new Date(start).toISOString() });
  const { data } = await due.go({ pages: 'all' });
  const send = async (row: (typeof data)[number]) => {
    if (Date.now() - start < longestRun)
      await sendOne(row).catch((error) => log.error('A morning mail was not sent', { error }));
  };
  await inTurns(data, send, 4);
}

async function sendOne(row: EntityItem<typeof MorningMailEntity>): Promise<void> {
  const { userId, times, secret = '', dueAt = '', slot = '' } = row;
  if (!times) return;
  const now = Date.now();
  const to = now - Date.parse(dueAt) < tooLate && (await mailAddressOf(userId));
  const mail = to ? await writeMorningMail(userId, secret, dayIn(times.timeZone, now)) : null;
  const sentAt = mail ? new Date(now).toISOString() : row.sentAt;
  const changes = { slot, dueAt: nextMorning(times, now, sentAt), ...(sentAt && { sentAt }) };
  // The write succeeds only if `dueAt` is still what was read. So of several runs at once one sends the mail, and none
  // does if the person has ended the mails or changed their times.
  const claim = MorningMailEntity.patch({ userId })
    .set({ ...changes, ...(mail?.proposal && { proposal: mail.proposal }) })
    .where(stillHas({ dueAt }));
  if ((await isWritten(claim.go())) && to && mail) await sendMail(to, mail);
}
