import { type Slot, slotOf } from '../catalog.ts';
import { type Attributes, extractAttributes } from './attributes.ts';
import { itemColorOf, type OklchColor } from './oklch-color.ts';
import type { Department } from './words/lexicon.ts';

/** What the ranker needs of a stored item; an optional field that is missing is unknown. */
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
  /** Empty for an item of all seasons. */
  seasons?: readonly string[];
  /** A date, YYYY-MM-DD. */
  lastWornOn?: string | null;
};

/** An item with everything the rules ask about it, computed once per ranking. */
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
  /** The words of all its fields, for matching a prompt. */
  readonly words: ReadonlySet<string>;
  /** From its description, color and category; from its brand only the price class and the styles it stands for. */
  readonly attributes: Attributes;
  /** Null for a color name that the word table does not have. */
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
/** The formality of a category that the word tables do not have. */
const unknownFormality = 0.5;
/** How much style and category count for the formality; the words of the description get the rest. */
const shareOfLabel = 0.7;

/**
 * Prepares an item for ranking. Formality and warmth come from the word tables: from the words of style and
 * category, and from the description. An item whose category has no warmth, such as a watch, gets none.
 */
export function toGarment(item: WardrobeItem): Garment {
  const { id, category, color, style, description } = item;
  const slot = slotOf(category);
  const label = extractAttributes(departments[slot], `${style} ${category}`);
  const attributes = extractAttributes(
    departments[slot],
    [description, color, category].join(' '),
    item.brand ?? undefined,
  );
  const labelFormality = label.formality ?? unknownFormality;
  return {
    id,
    slot,
    category: category.toLowerCase(),
    color: color.toLowerCase(),
    style: style.toLowerCase(),
    formality: shareOfLabel * labelFormality + (1 - shareOfLabel) * (attributes.formality ?? labelFormality),
    warmth: label.warmth === null ? null : attributes.warmth,
    words: wordsOf([category, color, style, item.brand, description].join(' ')),
    attributes,
    oklch: itemColorOf(color, category, attributes),
    seasons: item.seasons ?? [],
    lastWornOn: item.lastWornOn ?? null,
  };
}

/** The words of a text in lower case and without a plural s; accents stay, so that any script matches itself. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
      word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
    ),
  );
