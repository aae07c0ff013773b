import { slotOf } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import type { TaggedItem } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { mostOfShade } from '../hearing/words/colors.ts';
import type { ItemRules } from './item-rules.ts';

/**
 * A wish that names no piece: an item that meets it exactly is worn, or else one that meets it in a wide sense. It is
 * vague if many colors meet it ('brights').
 */
const wishFor = (exact: string, wide = exact, isVague = false) => ({
  exact: ruleOf(exact),
  wide: ruleOf(wide),
  isVague,
});

/** Returns the wishes of the brief that name no piece, such as colors and fabrics, as tests of items. */
export const colorsAndTags = ({ colors, palette, tags }: Brief) => [
  ...colors.map(({ anyOf, words }) => {
    const wide = `color=${anyOf.join(',')}`;
    const isVague = anyOf.length > mostOfShade;
    const isChoice = / (?:or|eller|oder|ou|o) /.test(words);
    // Who asks for blue gets navy only if no blue is right.
    return wishFor(isVague || isChoice ? wide : `color=${anyOf[0]}`, wide, isVague);
  }),
  ...(palette?.accent.length ? [wishFor(`color=${palette.accent.join(',')}`)] : []),
  ...tags.map(({ tag }) => wishFor(`#${tag}`)),
];

/** Of pieces with a requested color or fabric, returns those that weather and occasion prefer. */
export const preferredOf = (pool: readonly TaggedItem[], prefers: ItemRules['prefers']) => {
  const prefer = prefers.find((test) => pool.some(test));
  return prefer ? pool.filter(prefer) : pool;
};

export const isExtra = ({ category }: TaggedItem) => ['accessory', 'bag'].includes(slotOf(category));

/** Something in a color is a piece of clothing rather than shoes, and these rather than a scarf, but for an accent. */
export function mainOnes(pool: readonly TaggedItem[], { palette }: Brief): readonly TaggedItem[] {
  const main = pool.filter((item) => !isExtra(item));
  const clothes = main.filter(({ category }) => slotOf(category) !== 'shoes');
  return palette?.accent.length ? pool : ([clothes, main].find((some) => some.length > 0) ?? pool);
}
