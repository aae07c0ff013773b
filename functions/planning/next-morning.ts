import type { MorningTimes } from '#shared/contract/planning';
import { dayAfter, isoDay, isoWeekday } from '#shared/rules/days';

/** More days than between two mails, also after a move to another time zone. */
const mostDays = 9;

/** The time on the clocks of a time zone, as if it were UTC. */
const clockAt = (moment: Date, timeZone: string) =>
  new Date(`${moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** The day that it is in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: Date): string => isoDay(clockAt(moment, timeZone));

/** When it is a full hour of a day in a time zone. An hour that the change to summer time leaves out is a near one. */
function momentOf(day: string, hour: number, timeZone: string): Date {
  const clock = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60_000;
  let moment = new Date(clock);
  // Once more, because the clocks may be changed between the first guess and the hour.
  for (let round = 0; round < 2; round++)
    moment = new Date(moment.getTime() + clock - clockAt(moment, timeZone).getTime());
  return moment;
}

/** When the next mail is due: after now, and on a later day than the last one. Summer time is taken into account. */
export function nextMorning({ weekdays, hour, timeZone }: MorningTimes, now: Date, sentAt?: string): Date {
  const sentOn = sentAt ? dayIn(timeZone, new Date(sentAt)) : '';
  const today = dayIn(timeZone, now);
  for (let ahead = 0; ahead < mostDays; ahead++) {
    const day = dayAfter(today, ahead);
    const moment = momentOf(day, hour, timeZone);
    if (day > sentOn && moment > now && weekdays.includes(isoWeekday(day))) return moment;
  }
  throw new Error('A morning mail has no next day.');
}
