import type { MorningTimes } from '#shared/contract/planning';
import { isoDay, isoWeekday } from '#shared/rules/days';

const hour = 60 * 60_000;

/** The time on the clocks of a time zone, as if it were UTC. */
const clockAt = (moment: number, timeZone: string) =>
  new Date(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** The day that it is in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: number): string => isoDay(clockAt(moment, timeZone));

/** The next full hour of UTC in the person's hour of a chosen weekday, on a later day than that of the last mail. */
export function nextMorning(times: MorningTimes, now: number, sentAt?: string): string {
  const sentOn = sentAt ? dayIn(times.timeZone, Date.parse(sentAt)) : '';
  for (let moment = Math.ceil((now + 1) / hour) * hour; ; moment += hour) {
    const clock = clockAt(moment, times.timeZone);
    const day = isoDay(clock);
    if (clock.getUTCHours() === times.hour && day > sentOn && times.weekdays.includes(isoWeekday(day)))
      return new Date(moment).toISOString();
  }
}
