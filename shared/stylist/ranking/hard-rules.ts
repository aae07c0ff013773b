import { type Slot, slotOf } from '../../catalog.ts';
import table from '../lexicon/partners.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import type { Garment, WardrobeItem } from './garment.ts';

const oneOfEach: readonly Slot[] = ['top', 'bottom', 'dress', 'outerwear', 'shoes', 'bag'];

/**
 * Whether items of these categories make a wearable outfit: a top and a bottom, or a dress without either; at most one
 * item of every slot except accessories, and a blazer, a cardigan or a vest under a coat; and no item of the category
 * 'other', which is not worn on the body.
 */
export function isWearable(categories: readonly string[]): boolean {
  const slots = categories.filter((category) => !isUnderCoat(category, categories)).map(slotOf);
  const has = (slot: Slot) => slots.includes(slot);
  const dressed = has('dress') ? !has('top') && !has('bottom') : has('top') && has('bottom');
  const single = oneOfEach.every((slot) => slots.filter((each) => each === slot).length <= 1);
  return dressed && single && !has('other');
}

const layers = new Set(['blazer', 'cardigan', 'vest']);
/** Whether a piece of outerwear may be worn under another one. */
export const isLayer = (category: string) => layers.has(category.toLowerCase());

/** Whether a piece is one over which a coat is worn. */
export const isUnderCoat = (category: string, worn: readonly string[]): boolean =>
  isLayer(category) && worn.some((other) => slotOf(other) === 'outerwear' && !isLayer(other));

/** Some accessories need one of these categories: tights show only with short clothes, a tie needs a collar. */
const partners = new Map(
  rowsOf<readonly [category: string, needs: string]>(table).map(([category, needs]) => [
    category,
    needs.split(' '),
  ]),
);

/** Whether a garment has short sleeves, as far as is known. */
export const isShortSleeved = ({ category, words }: Garment): boolean =>
  category === 't-shirt' || category === 'polo'
    ? !words.has('long')
    : slotOf(category) === 'top' && words.has('short') && (words.has('sleeves') || words.has('sleeve'));

/** A tie is not worn with these, nor with short sleeves. */
const withoutTie = new Set(['shorts', 'joggers', 'leggings', 'sandals']);

/** Of two pieces of outerwear, one is a layer under the other: a vest is not worn over a blazer. */
const isOneTooMany = (piece: Garment, worn: readonly Garment[]) =>
  piece.slot === 'outerwear' &&
  worn.some(({ slot, category }) => slot === 'outerwear' && isLayer(category) === isLayer(piece.category));

/**
 * Whether an item may be added to an outfit: there is no item of the same category yet, an accessory that needs another
 * category has it, and the person does not refuse it with any of the others.
 */
const mayJoin = (piece: Garment, worn: readonly Garment[]): boolean =>
  !worn.some(({ category }) => category === piece.category) &&
  !isOneTooMany(piece, worn) &&
  (!partners.has(piece.category) ||
    worn.some(({ category }) => partners.get(piece.category)?.includes(category))) &&
  !(
    piece.category === 'tie' &&
    worn.some(
      (other) =>
        withoutTie.has(other.category) ||
        isShortSleeved(other) ||
        (isDinnerJacket(other) && !isBowTie(piece)),
    )
  ) &&
  // A hijab is worn with any neckline.
  !(
    piece.category === 'scarf' &&
    !hasWord(piece, /hijab/) &&
    worn.some(({ category }) => category === 'turtleneck')
  ) &&
  !worn.some((other) => areApart(piece, other));

/** Combines every outfit with every item that may be added to it. */
export const extended = (
  outfits: readonly (readonly Garment[])[],
  garments: readonly Garment[],
): (readonly Garment[])[] =>
  outfits.flatMap((worn) =>
    garments.filter((garment) => mayJoin(garment, worn)).map((garment) => [...worn, garment]),
  );

/** Returns the outfits without items that the person never wears together, or all of them if each has such items. */
export function withoutApart<Outfit extends readonly Garment[]>(
  outfits: readonly Outfit[],
): readonly Outfit[] {
  const kept = outfits.filter((worn) => !hasApart(worn));
  return kept.length ? kept : outfits;
}

export const hasWord = ({ words }: Garment, pattern: RegExp) => [...words].some((word) => pattern.test(word));
export const isDinnerJacket = (garment: Garment) =>
  garment.category === 'blazer' && hasWord(garment, /^(?:smoking\p{L}*|tuxedo|dinner)$/u);
const isBowTie = (garment: Garment) => hasWord(garment, /^(?:bow|bowtie|fluga)$/);

type Wished = Pick<WardrobeItem, 'id' | 'neverWith'>;

/** Whether the person never wears some two of these items together. */
export const hasApart = (worn: readonly Wished[]): boolean =>
  worn.some((one) => worn.some((other) => areApart(one, other)));

/** Whether the person never wears two items together. */
export const areApart = (one: Wished, other: Wished): boolean =>
  (one.neverWith?.includes(other.id) ?? false) || (other.neverWith?.includes(one.id) ?? false);
