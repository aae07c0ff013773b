import type { DayOccasion } from '#shared/catalog';
import { isoWeekday, type Weekday } from '#shared/rules/days';
import { dayAttribute, type WeekOccasions, WeekOccasionsEntity } from '../rows/planning/week-occasions.ts';

/** The default occasion of a weekday: work from Monday to Friday, everyday on weekends. */
const usual = (weekday: Weekday): DayOccasion => (weekday <= '5' ? 'work' : 'everyday');

/** Stores the user's occasion for a weekday. */
export async function setOccasion(
  userId: string,
  weekday: Weekday,
  occasion: DayOccasion,
): Promise<undefined> {
  await WeekOccasionsEntity.upsert({ userId, [dayAttribute(weekday)]: occasion }).go();
}

/** The user's occasions by weekday. Weekdays that the user has not set are missing. */
export async function readOccasions(userId: string): Promise<WeekOccasions> {
  const { data } = await WeekOccasionsEntity.get({ userId }).go();
  return (data ?? {}) as WeekOccasions;
}

/** The occasion of a date: the one that the user last chose for its weekday, otherwise the default. */
export function occasionOf(date: string, occasions: WeekOccasions): DayOccasion {
  const weekday = isoWeekday(date);
  return occasions[dayAttribute(weekday)] ?? usual(weekday);
}
