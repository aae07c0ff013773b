import { useState } from 'react';

/** A choice that is kept in local storage under `name`. The first choice is used if the kept one is not offered. */
export function useKeptChoice<Choice extends string>(
  name: string,
  [first, ...others]: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = localStorage.getItem(name);
    return others.find((each) => each === kept) ?? first;
  });
  return [
    choice,
    (next) => {
      localStorage.setItem(name, next);
      setChoice(next);
    },
  ];
}
