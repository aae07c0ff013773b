import { tokensOf } from './tokens.ts';

/** Words that occur in so many item names that it means little if two items share one. */
export const commonWords: ReadonlySet<string> = new Set(
  'women woman lady men leather faux-leather pu suede cotton denim black white gray blue print printed bag shoulder-bag mini small large size plus-size long-sleeve short-sleeve casual classic vintage new color design style pattern set zip zipper cropped metal'
    .split(' ')
    .map((word) => tokensOf(word).join(' ')),
);
