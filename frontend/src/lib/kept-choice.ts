import { useState } from 'react';

/** A choice that this browser remembers, under a name in local storage. What is stored but no longer offered counts as the first. */
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
