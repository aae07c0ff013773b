import { type Slot, slotOf } from '../catalog.ts';
import { type Attributes, extractAttributes } from './attributes.ts';
import { formalityOf } from './formality.ts';
import { itemColorOf, type OklchColor } from './oklch-color.ts';
import { warmthOf } from './warmth.ts';
import type { Department } from './words/lexicon.ts';

/** What the ranker has to know of a piece of clothing; what is left out is not known. */
export type WardrobeItem = {
  id: string;
  category: string;
  color: string;
  style: string;
  brand: string | null;
  description: string | null;
  userId?: string;
  isInLaundry?: boolean;
  archiveReason?: string | null;
  /** Empty for a piece of all seasons. */
  seasons?: readonly string[];
  /** A date, YYYY-MM-DD. */
  lastWornOn?: string | null;
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
  /** What its description, color and category say about it; its brand says nothing. */
  readonly attributes: Attributes;
  /** Null for a color that nobody knows. */
  readonly oklch: OklchColor | null;
  readonly seasons: readonly string[];
  readonly lastWornOn: string | null;
};

const departments: Record<Slot, Department> = {
  top: 'clothes',
  bottom: 'clothes',
  dress: 'clothes',
  outerwear: 'clothes',
  shoes: 'shoes',
  bag: 'bags',
  accessory: 'accessories',
  other: 'accessories',
};

export function toGarment(item: WardrobeItem): Garment {
  const { id, category, color, style, description } = item;
  const slot = slotOf(category);
  const words = wordsOf([category, color, style, item.brand, description].join(' '));
  const attributes = extractAttributes(departments[slot], [description, color, category].join(' '));
  const level = formalityOf(category, style);
  return {
    id,
    slot,
    category: category.toLowerCase(),
    color: color.toLowerCase(),
    style: style.toLowerCase(),
    formality: 0.7 * level + 0.3 * (attributes.formality ?? level),
    warmth: warmthOf(category, words),
    words,
    attributes,
    oklch: itemColorOf(color, slot, attributes),
    seasons: item.seasons ?? [],
    lastWornOn: item.lastWornOn ?? null,
  };
}

/** The words of a text, lower case, singular and plural alike. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
      word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
    ),
  );
