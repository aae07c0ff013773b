import { useState } from 'react';
import * as z from 'zod';
import { useOwnId } from '../../../data/user-id.ts';
import { useKeptValue } from '../../../lib/use-kept-value.ts';

/** By suggested category: the category that the person chose instead of it, and how many times in a row. */
export const CategoryHabits = z.record(z.string(), z.object({ instead: z.string(), times: z.int() }));
export type CategoryHabits = z.infer<typeof CategoryHabits>;

/** A correction is a habit from this many times in a row. */
const habitFrom = 2;

/** The category that the person usually chooses where this one is suggested. */
export function byHabit(habits: CategoryHabits, suggested: string): string {
  const habit = Object.hasOwn(habits, suggested) ? habits[suggested] : undefined;
  return habit && habit.times >= habitFrom ? habit.instead : suggested;
}

/** The habits after a person chose a category where another one, or the same, was suggested. */
export function afterChoice(habits: CategoryHabits, suggested: string, chosen: string): CategoryHabits {
  const { [suggested]: before, ...others } = habits;
  if (chosen === suggested) return others;
  const times = before?.instead === chosen ? before.times + 1 : 1;
  return { ...others, [suggested]: { instead: chosen, times } };
}

/** The person's habits, which the browser keeps, and the function that learns from what they chose for photos. */
export function useCategoryHabits() {
  const [habits, setHabits] = useState<CategoryHabits>({});
  useKeptValue({
    userId: useOwnId(),
    name: 'category-habits',
    schema: CategoryHabits,
    value: habits,
    restore: setHabits,
  });
  const learn = (choices: readonly { suggested: string; chosen: string }[]) =>
    setHabits(
      choices
        .filter(({ suggested }) => suggested !== '')
        .reduce((before, { suggested, chosen }) => afterChoice(before, suggested, chosen), habits),
    );
  return { habits, learn };
}
