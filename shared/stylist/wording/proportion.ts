import { type Facts, wornAt } from './facts.ts';
import { lookNamed } from './looks.ts';
import { isMain, isMainClothing, type Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/** Categories of clothes that fit closely, so that their description need not name a close cut. */
const narrow = new Set(['leggings', 'tank-top', 'turtleneck', 'crop-top', 'mini-skirt']);

const gives = ({ cut, model, fabric }: Piece, what: string) =>
  [lookNamed('cut', cut), lookNamed('model', model), lookNamed('fabric', fabric)].some(
    (look) => look?.gives === what,
  );
const isLoose = (piece: Piece) => gives(piece, 'loose');
const isClose = (piece: Piece) =>
  !isLoose(piece) && (gives(piece, 'close') || narrow.has(piece.garment.category));

/** Alternative sentences about how wide and narrow pieces, or two fabrics, go together. Empty if descriptions tell nothing. */
export function proportionWays(facts: Facts): string[] {
  const { worn, language } = facts;
  const { proportion } = wordingIn(language);
  const [top, bottom] = [wornAt(facts, 'top'), wornAt(facts, 'bottom')];
  if (top && bottom && isLoose(top) && isClose(bottom))
    return proportion.looseAbove({ loose: top, close: bottom });
  if (top && bottom && isLoose(bottom) && isClose(top))
    return proportion.looseBelow({ loose: bottom, close: top });
  const main = worn.filter(isMainClothing);
  const one = main.find((piece) => gives(piece, 'smooth'));
  const other = main.find((piece) => gives(piece, 'rough'));
  return one && other ? proportion.texture({ one, other }) : [];
}

/** From this difference in lightness, 0 (black) to 1 (white), two pieces contrast. */
export const contrast = 0.4;
/** The lightness of light blue, which the catalog has as blue. */
const lightBlue = 0.85;

/** Alternative sentences about the lightest and the darkest piece, if they contrast. */
export function contrastWays({ worn, language }: Facts): string[] {
  const { proportion } = wordingIn(language);
  const lightnessOf = ({ garment, item }: Piece) =>
    item.tags.has('light-blue') ? lightBlue : (garment.oklch?.lightness ?? Number.NaN);
  const main = worn
    .filter(isMainClothing)
    .filter((piece) => !Number.isNaN(lightnessOf(piece)))
    .toSorted((one, other) => lightnessOf(other) - lightnessOf(one));
  const [light, dark] = [main[0], main.at(-1)];
  return light && dark && lightnessOf(light) - lightnessOf(dark) >= contrast
    ? proportion.contrast({ light, dark })
    : [];
}

/** Alternative sentences about shoes in the neutral color of a bag, a belt, a scarf or a hat. */
export function echoWays(facts: Facts): string[] {
  const shoes = wornAt(facts, 'shoes');
  const color = shoes?.color;
  if (!shoes || !color) return [];
  const other = facts.worn.find(
    (piece) => !isMain(piece) && piece.color === color && piece.garment.oklch?.neutral,
  );
  return other ? wordingIn(facts.language).proportion.echo({ shoes, other, color }) : [];
}
