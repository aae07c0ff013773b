import { useState } from 'react';
import { useOwnId } from '../../../data/user-id.ts';
import { useKeptValue } from '../../../lib/use-kept-value.ts';
import { afterChoice, CategoryHabits } from './category-habits.ts';

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
