import { type Slot, slotOf } from '../catalog.ts';
import { formalityOf } from './formality.ts';
import { warmthOf } from './warmth.ts';

/** What the ranker has to know of a piece of clothing. */
export type WardrobeItem = {
  id: string;
  category: string;
  color: string;
  style: string;
  brand: string | null;
  description: string | null;
};

/** A piece of clothing with all that the rules ask of it, worked out once. */
export type Garment = {
  readonly id: string;
  readonly slot: Slot;
  readonly category: string;
  readonly color: string;
  readonly style: string;
  /** 0 (gym) to 1 (black tie). */
  readonly formality: number;
  /** The outdoor temperature, in degrees Celsius, for which it is made; null where it does not matter. */
  readonly warmth: number | null;
  /** The words people use for it, for matching a prompt. */
  readonly words: ReadonlySet<string>;
};

export function toGarment(item: WardrobeItem): Garment {
  const { id, category, color, style } = item;
  const words = wordsOf([category, color, style, item.brand, item.description].join(' '));
  return {
    id,
    slot: slotOf(category),
    category: category.toLowerCase(),
    color: color.toLowerCase(),
    style: style.toLowerCase(),
    formality: formalityOf(category, style),
    warmth: warmthOf(category, words),
    words,
  };
}

/** The words of a text, lower case, singular and plural alike. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
      word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
    ),
  );
