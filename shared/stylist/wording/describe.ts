import { type Facts, wornAt } from './facts.ts';
import { wordingIn } from './wording-in.ts';

/**
 * Alternative sentences that name the pieces of the outfit. They contain nothing personal, because other people may
 * read them.
 */
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
