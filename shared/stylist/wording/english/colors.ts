import { capitalize } from '#shared/rules/capitalize';
import type { Reasons } from '#shared/stylist/ranking/rules';
import type { Piece } from '../piece.ts';
import { enumerate } from './grammar.ts';
import { agree, The, the, theKinds } from './pieces.ts';

type Scheme = Reasons['color']['harmony']['scheme'];
type Pieces = readonly Piece[];

const schemes: Record<Scheme, string> = {
  neutral: 'Neutral palette',
  tonal: 'Tone on tone',
  accent: 'One accent on neutrals',
  analogous: 'Neighboring colors',
  complementary: 'Complementary contrast',
  clash: 'Bold contrast',
  unknown: 'Palette',
};

/** Sentences about how the colors go together. */
export const colors = {
  tonal: (accents: readonly string[], ones: Pieces) => [
    `${capitalize(enumerate(accents))} ${accents.length > 1 ? 'are' : 'is'} all there is: ${the(...ones)} share one tone.`,
  ],
  accent: (color: string, ones: Pieces, calm: readonly string[]) => [
    `The ${color} of ${theKinds(...ones)} is the one color beside ${enumerate(calm)}.`,
    `${capitalize(enumerate(calm))} ${calm.length > 1 ? 'stay' : 'stays'} in the background, so that ${the(...ones)} ${agree(ones, 'stands', 'stand')} out.`,
    `Beside ${enumerate(calm)}, ${the(...ones)} ${agree(ones, 'is', 'are')} the only color.`,
  ],
  analogous: (first: string, ones: Pieces, second: string, others: Pieces) => [
    `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are neighbors on the color wheel.`,
    `${capitalize(first)} and ${second} lie close together, so ${the(...ones, ...others)} blend.`,
  ],
  complementary: (first: string, ones: Pieces, second: string, others: Pieces) => [
    `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are opposites that set each other off.`,
    `${The(...ones, ...others)} contrast: ${first} and ${second} face each other on the color wheel.`,
  ],
  clash: (first: string, ones: Pieces, second: string, others: Pieces) => [
    `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are a bold pair.`,
    `${The(...ones, ...others)} do not match on purpose: ${first} meets ${second}.`,
  ],
  oneNeutral: (first: Piece, last: Piece, main: Pieces) => [
    `${capitalize(first.color ?? '')} runs from ${theKinds(first)} to ${theKinds(last)}, one line without a break.`,
    `${The(...main)} share one color, so the cut shows.`,
  ],
  neutrals: (one: Piece, other: Piece, main: Pieces, calm: readonly string[]) => [
    `${capitalize(enumerate(calm))} are ${calm.length > 2 ? 'all' : 'both'} neutrals, so ${the(...main.slice(0, 3))} go together without effort.`,
    `The ${one.color} of ${theKinds(one)} and the ${other.color} of ${theKinds(other)} are neutrals that leave room for each other.`,
    `All quiet: ${the(...main)} keep to ${enumerate(calm)}.`,
    `${The(one)} against ${the(other)} gives ${one.color} and ${other.color} their contrast.`,
  ],
  /**
   * The palette in a few words, for example 'Neutral palette: navy, white and beige'. Without a scheme it starts with
   * 'Colors'.
   */
  palette: (scheme: Scheme | null, colors: readonly string[]) =>
    colors.length === 0
      ? 'Colors of your own'
      : `${scheme ? schemes[scheme] : 'Colors'}: ${enumerate(colors)}`,
};
