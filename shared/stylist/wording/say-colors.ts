import { fallbackColor } from '#shared/catalog';
import { statementFrom } from '#shared/stylist/ranking/garment';
import type { Wording } from './english/wording.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { distinct } from './text.ts';
import { wordingIn } from './wording-in.ts';

/** The names of the neutral colors of the outfit, at most four. */
export const calmColors = (worn: readonly Piece[]) =>
  distinct(worn.filter((piece) => piece.garment.oklch?.neutral).map(({ color }) => color)).slice(0, 4);

const of = (worn: readonly Piece[], color: string) =>
  worn.filter((piece) => piece.garment.oklch?.name === color && !piece.garment.oklch.neutral);

const isLoud = ({ garment: { attributes }, item: { tags } }: Piece) =>
  attributes.loud >= statementFrom ||
  ['graphic', 'leopard', 'embroidery', 'sequin'].some((tag) => tags.has(tag));

/** What is worn against the rain leads no outfit. */
export const isRainwear = ({ garment: { category } }: Piece) =>
  category === 'raincoat' || category === 'rain-boots';

/** Alternative sentences about how the colors go together. Empty if too little is known about them. */
export function colorWays({
  worn,
  reasons,
  language,
}: Pick<Facts, 'worn' | 'reasons' | 'language'>): string[] {
  const { colors } = wordingIn(language);
  const { scheme, accents } = reasons.color.harmony;
  const calm = calmColors(worn);
  const main = worn.filter((piece) => isMain(piece) && piece.color);
  const [first = '', second = ''] = accents;
  const [ones, others] = [of(worn, first), of(worn, second)];
  // A piece of many colors would make a sentence about the others untrue.
  if (worn.some((piece) => isMain(piece) && piece.item.color === fallbackColor)) return [];
  switch (scheme) {
    case 'neutral':
      // A loud print is not quiet in any color.
      return main.some(isLoud) ? [] : neutralWays(calm, main, colors);
    case 'tonal':
      return colors.tonal({ accents, ones });
    case 'accent':
      // Blue jeans are quiet: beside them, a blue shirt is not the one color. A print has others.
      return calm.length === 0 ||
        main.some((piece) => !ones.includes(piece) && !piece.item.tags.has('sequin') && isLoud(piece)) ||
        calm.includes(first) ||
        ones.every(isRainwear) ||
        accents.length > 1
        ? []
        : colors.accent({ color: first, ones, calm });
    case 'analogous':
    case 'complementary':
    case 'clash':
      return others.length ? colors[scheme]({ first, ones, second, others, both: [...ones, ...others] }) : [];
    default:
      return [];
  }
}

function neutralWays(calm: readonly string[], main: readonly Piece[], colors: Wording['colors']): string[] {
  const [one, other] = [main[0], main.find(({ color }) => color !== main[0]?.color)];
  if (!one) return [];
  // Legs are seen between a dress and shoes.
  const isLine = main.every(
    ({ garment }) => garment.slot !== 'dress' && !/skirt|shorts/.test(garment.category),
  );
  if (!other)
    return main.length > 1
      ? colors.oneNeutral({ first: one, last: main.at(-1) ?? one, main }).slice(Number(!isLine))
      : [];
  return colors.neutrals({ one, other, main, few: main.slice(0, 3), calm, rest: calm.slice(1) });
}

/** The palette in words, as 'Neutral palette: navy, white and beige'. `isPlain` tactfully omits the scheme. */
export function paletteOf(
  { worn, reasons, language }: Pick<Facts, 'worn' | 'reasons' | 'language'>,
  isPlain: boolean,
): string {
  const { accents } = reasons.color.harmony;
  const colors = distinct([...calmColors(worn), ...accents]).slice(0, 4);
  const { colors: words, schemes } = wordingIn(language);
  const scheme = schemes[isPlain ? 'none' : reasons.color.harmony.scheme]();
  return colors.length ? words.palette({ scheme, colors }) : words.ownPalette();
}
