import { capitalize } from '#shared/rules/capitalize';
import { itemNameOf } from '#shared/rules/item-name';
import type { Reasons } from '#shared/stylist/ranking/rules';

type Named = { color: string; category: string };
type Scheme = Reasons['color']['harmony']['scheme'];

const harmony: Readonly<Record<Scheme, string>> = {
  neutral: 'The colors are neutrals, which always go together.',
  tonal: 'The colors are shades of one.',
  accent: 'One color stands out from neutrals.',
  analogous: 'The colors are neighbors.',
  complementary: 'The colors are opposites that set each other off.',
  clash: 'The colors contrast boldly.',
  unknown: 'The colors are your own.',
};

const nameOf = (piece: Named | undefined) => (piece ? `the ${itemNameOf(piece)}` : 'another piece');

/** Sentences about an outfit that a person put together. */
export const manual = {
  harmony,
  nameOf,
  /** The pieces as a sentence: 'Navy shirt, jeans and white sneakers.' */
  list: (pieces: readonly Named[]) =>
    `${capitalize(new Intl.ListFormat('en-GB').format(pieces.map(itemNameOf)))}.`,
  byYourself: 'You put this together yourself.',
  instead: (piece: Named, former: Named | undefined) =>
    `You chose ${nameOf(piece)} instead of ${nameOf(former)}.`,
  mostly: (style: string) => `Most of it is ${style}.`,
  mixed: 'It mixes styles.',
  byHand: 'Put together by hand.',
  yourChoice: 'Your choice.',
  chosenInstead: 'You chose it instead.',
};
