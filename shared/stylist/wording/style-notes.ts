import type { Facts } from './facts.ts';
import { isMain } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/** Alternatives about the pieces' styles. Nothing personal: other people may read them. */
export function styleWays({ worn, language }: Pick<Facts, 'worn' | 'language'>): string[] {
  const { styles } = wordingIn(language);
  const main = worn.filter(isMain);
  const counted = [...Map.groupBy(main, ({ item }) => item.style)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [first, second] = counted;
  if (!first) return styles.none({ worn });
  const [style, pieces] = first;
  if (!second) return styles.one({ style, main });
  const [other, others] = second;
  return styles.two({ style, pieces, other, others });
}
