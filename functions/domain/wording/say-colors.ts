import { capitalize, distinct, enumerate } from './english.ts';
import type { Facts } from './facts.ts';
import { agree, isMain, type Piece, The, the, theKinds } from './piece.ts';

/** The names of the neutral colors of clothes and shoes, at most three; without bag and accessories. */
export const calmColors = (worn: readonly Piece[]) =>
  distinct(
    worn.filter((piece) => isMain(piece) && piece.garment.oklch?.neutral).map(({ color }) => color),
  ).slice(0, 3);

const of = (worn: readonly Piece[], color: string) =>
  worn.filter((piece) => piece.garment.oklch?.name === color && !piece.garment.oklch.neutral);

/** Ways to say how the colors go together; none where too little is known of them. */
export function colorWays({ worn, reasons }: Pick<Facts, 'worn' | 'reasons'>): string[] {
  const { scheme, accents } = reasons.color.harmony;
  const calm = calmColors(worn);
  const main = worn.filter((piece) => isMain(piece) && piece.color);
  const [first = '', second = ''] = accents;
  const [ones, others] = [of(worn, first), of(worn, second)];
  switch (scheme) {
    case 'neutral':
      return neutralWays(calm, main);
    case 'tonal':
      return [
        `${capitalize(enumerate(accents))} ${accents.length > 1 ? 'are' : 'is'} all there is: ${the(...ones)} share one tone.`,
      ];
    case 'accent':
      return calm.length === 0 || ones.length === 0 || accents.length > 1
        ? []
        : [
            `The ${first} of ${theKinds(...ones)} is the one strong color beside ${enumerate(calm)}.`,
            `${capitalize(enumerate(calm))} ${calm.length > 1 ? 'stay' : 'stays'} in the background, so that ${the(...ones)} ${agree(ones, 'stands', 'stand')} out.`,
            `Beside ${enumerate(calm)}, ${the(...ones)} ${agree(ones, 'is', 'are')} the only strong color.`,
          ];
    case 'analogous':
      return others.length === 0
        ? []
        : [
            `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are neighbors on the color wheel.`,
            `${capitalize(first)} and ${second} lie close together, so ${the(...ones)} and ${the(...others)} blend.`,
          ];
    case 'complementary':
      return others.length === 0
        ? []
        : [
            `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are opposites that set each other off.`,
            `${The(...ones)} and ${the(...others)} contrast: ${first} and ${second} face each other on the color wheel.`,
          ];
    case 'clash':
      return others.length === 0
        ? []
        : [
            `The ${first} of ${theKinds(...ones)} and the ${second} of ${theKinds(...others)} are a bold pair.`,
            `${The(...ones)} and ${the(...others)} do not match on purpose: ${first} meets ${second}.`,
          ];
    default:
      return [];
  }
}

function neutralWays(calm: readonly string[], main: readonly Piece[]): string[] {
  const [one, other] = [main[0], main.find(({ color }) => color !== main[0]?.color)];
  if (!one) return [];
  if (!other)
    return main.length > 1
      ? [
          `${capitalize(one.color ?? '')} runs from ${theKinds(one)} to ${theKinds(main.at(-1) ?? one)}, one line without a break.`,
          `${The(...main)} share one color, so the cut shows.`,
        ]
      : [];
  return [
    `${capitalize(enumerate(calm))} are ${calm.length > 2 ? 'all' : 'both'} neutrals, so ${the(...main.slice(0, 3))} go together without effort.`,
    `The ${one.color} of ${theKinds(one)} and the ${other.color} of ${theKinds(other)} are neutrals that leave room for each other.`,
    `No strong color: ${the(...main)} keep to ${enumerate(calm)}.`,
    `${The(one)} against ${the(other)} gives ${one.color} and ${other.color} their contrast.`,
  ];
}

/** The palette in a few words: 'Neutral palette: navy, white and beige'; plain where words have to be. */
export function paletteOf({ worn, reasons }: Pick<Facts, 'worn' | 'reasons'>, isPlain: boolean): string {
  const { accents } = reasons.color.harmony;
  const colors = distinct([...calmColors(worn), ...accents]).slice(0, 4);
  if (colors.length === 0) return 'Colors of your own';
  return `${isPlain ? 'Colors' : schemes[reasons.color.harmony.scheme]}: ${enumerate(colors)}`;
}

const schemes: Record<Facts['reasons']['color']['harmony']['scheme'], string> = {
  neutral: 'Neutral palette',
  tonal: 'Tone on tone',
  accent: 'One accent on neutrals',
  analogous: 'Neighboring colors',
  complementary: 'Complementary contrast',
  clash: 'Bold contrast',
  unknown: 'Palette',
};
