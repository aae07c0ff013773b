import type { DayOccasion } from '#shared/catalog';
import type { Weekday } from '#shared/rules/days';
import { defineEntity, keyOf, optional } from '../../platform/table.ts';

/** The occasion of each weekday, as a person last chose it in a week plan. Weekdays without a choice have no value. */
export const WeekOccasionsEntity = defineEntity('week-occasions', {
  attributes: {
    userId: { type: 'string', required: true },
    /** The occasions of the weekdays, from 1 for Monday to 7 for Sunday. */
    ...optional('string', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'),
  },
  indexes: { byUser: keyOf('userId') },
});

/** The name of a weekday's attribute. */
export const dayAttribute = (weekday: Weekday) => `day${weekday}` as const;
export type WeekOccasions = { [Name in ReturnType<typeof dayAttribute>]?: DayOccasion };
