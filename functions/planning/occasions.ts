import type { DayOccasion } from '#shared/catalog';
import { dayAttribute, type WeekOccasions, WeekOccasionsEntity } from '../table/week-occasions.ts';

/** What a weekday is for until its owner has said it: on weekends nothing in particular. */
const usual = (weekday: number): DayOccasion => (weekday <= 5 ? 'work' : 'everyday');
const isoWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Remembers what a weekday, '1' for Monday to '7', is for. */
export async function setOccasion(
  userId: string,
  weekday: Parameters<typeof dayAttribute>[0],
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
  return occasions[`day${weekday}` as keyof WeekOccasions] ?? usual(weekday);
}
