import type { DayOccasion } from '#shared/catalog';
import { isoWeekday, type Weekday } from '#shared/rules/days';
import { dayAttribute, type WeekOccasions, WeekOccasionsEntity } from '../table/week-occasions.ts';

/** What a weekday is for until its owner has said it: on weekends nothing in particular. */
const usual = (weekday: Weekday): DayOccasion => (weekday <= '5' ? 'work' : 'everyday');

/** Remembers what a weekday is for. */
export async function setOccasion(
  userId: string,
  weekday: Weekday,
  occasion: DayOccasion,
): Promise<undefined> {
  await WeekOccasionsEntity.upsert({ userId, [dayAttribute(weekday)]: occasion }).go();
}

/** What the weekdays of a user are for, as far as they have said it. */
export async function readOccasions(userId: string): Promise<WeekOccasions> {
  const { data } = await WeekOccasionsEntity.get({ userId }).go();
  return (data ?? {}) as WeekOccasions;
}

/** What a day is for: what its weekday was for the last time, otherwise the usual. */
export function occasionOf(date: string, occasions: WeekOccasions): DayOccasion {
  const weekday = isoWeekday(date);
  return occasions[dayAttribute(weekday)] ?? usual(weekday);
}
