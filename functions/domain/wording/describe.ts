import { type Facts, wornAt } from './facts.ts';
import { wordingIn } from './wording-in.ts';

/** Ways to name the pieces of the outfit in a sentence. Anybody may read it. */
export function descriptionWays(facts: Pick<Facts, 'worn' | 'language'>): readonly [string, ...string[]] {
  const at = (...slots: readonly string[]) =>
    facts.worn.filter(({ garment: { slot } }) => slots.includes(slot));
  return wordingIn(facts.language).description({
    worn: facts.worn,
    coat: wornAt(facts, 'outerwear'),
    body: at('dress', 'top', 'bottom'),
    rest: at('shoes', 'bag', 'accessory', 'other'),
  });
}
