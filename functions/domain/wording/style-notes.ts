import { capitalize, enumerate } from './english.ts';
import type { Facts } from './facts.ts';
import { agree, isMain, the } from './piece.ts';

/** Ways to say of what styles the pieces are. Anybody may read it. */
export function styleWays({ worn }: Pick<Facts, 'worn'>): readonly [string, ...string[]] {
  const main = worn.filter(isMain);
  const counted = [...Map.groupBy(main, ({ item }) => item.style)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [first, second] = counted;
  if (!first) return [`${capitalize(enumerate(worn.map(({ name }) => name)))}.`];
  const [style, pieces] = first;
  if (!second)
    return [
      `${capitalize(the(...main))} ${agree(main, 'is', 'are')} ${style} in style.`,
      `It is ${style} throughout: ${the(...main)}.`,
      `One style, ${style}, for ${the(...main)}.`,
    ];
  const [other, others] = second;
  return [
    `${capitalize(the(...pieces))} ${agree(pieces, 'is', 'are')} ${style}, ${the(...others)} ${other}.`,
    `${capitalize(style)} with something ${other}: ${the(...pieces)} with ${the(...others)}.`,
    `It goes between ${style} and ${other}: ${the(...pieces)} with ${the(...others)}.`,
  ];
}
