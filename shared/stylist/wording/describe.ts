import { type Facts, wornAt } from './facts.ts';
import { isMain } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/** Alternative sentences that name the outfit's pieces. Nothing personal: other people may read them. */
export function descriptionWays(facts: Pick<Facts, 'worn' | 'language'>): string[] {
  const { worn } = facts;
  const at = (...slots: readonly string[]) => worn.filter(({ garment: { slot } }) => slots.includes(slot));
  const { list, over, inCoat, plain } = wordingIn(facts.language).description;
  const coat = wornAt(facts, 'outerwear');
  const body = at('dress', 'top', 'bottom', 'outerwear').filter((piece) => piece !== coat);
  const rest = at('shoes', 'bag', 'accessory', 'other');
  if (body.length === 0) return list({ worn });
  if (rest.length === 0) return coat ? over({ coat, body }) : list({ worn: body });
  return coat ? inCoat({ worn, coat, body, rest }) : plain({ worn, body, outwards: body.toReversed(), rest });
}

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
