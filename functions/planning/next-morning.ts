import type { MorningTimes } from '#shared/contract/planning';
import { isoDay, isoWeekday } from '#shared/rules/days';

const hour = 60 * 60_000;

/** The time on the clocks of a time zone, as if it were UTC. */
const clockAt = (moment: number, timeZone: string) =>
  new Date(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** The day that it is in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: number): string => isoDay(clockAt(moment, timeZone));

/**
 * When the next mail is due: the first full hour of UTC, from which the clocks of the person have their hour, of a
 * chosen weekday that is later than the day of the last mail.
 */
export function nextMorning(times: MorningTimes, now: number, sentAt?: string): string {
  const sentOn = sentAt ? dayIn(times.timeZone, Date.parse(sentAt)) : '';
  for (let moment = Math.ceil((now + 1) / hour) * hour; ; moment += hour) {
    const clock = clockAt(moment, times.timeZone);
    const day = isoDay(clock);
    if (clock.getUTCHours() === times.hour && day > sentOn && times.weekdays.includes(isoWeekday(day)))
      return new Date(moment).toISOString();
  }
}
