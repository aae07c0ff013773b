import { type Slot, slotOf } from '../../catalog.ts';
import { type OwnItem, tagged } from '../hearing/item-tags.ts';
import { type Attributes, extractAttributes } from './attributes.ts';
import { itemColorOf, type OklchColor } from './oklch-color.ts';
import type { Department } from './words/item-words.ts';

/** The fields of a stored item that the ranker needs. A missing optional field is unknown. */
export type WardrobeItem = OwnItem & {
  brand: string | null;
  userId?: string;
  isInLaundry?: boolean;
  archiveReason?: string | null;
  /** A date, YYYY-MM-DD. */
  lastWornOn?: string | null;
  /** Whether the person wants to wear it more often. */
  wearMore?: boolean | undefined;
  /** The ids of items that it must not be worn with. */
  neverWith?: readonly string[] | undefined;
};

/** An item with everything that the rules need to know about it. It is computed once per ranking. */
export type Garment = {
  readonly id: string;
  readonly slot: Slot;
  readonly category: string;
  readonly color: string;
  readonly style: string;
  /** What its category and description say of it, as `tagged` finds it. */
  readonly tags: ReadonlySet<string>;
  /** 0 (gym) to 1 (black tie). */
  readonly formality: number;
  /** The outdoor temperature that the item is made for, in degrees Celsius; null if that does not matter for it. */
  readonly warmth: number | null;
  /** The words of all its fields. A prompt is compared with them. */
  readonly words: ReadonlySet<string>;
  /** From its description, color and category. The brand only adds the price class and its usual styles. */
  readonly attributes: Attributes;
  /** Null if the word table does not contain the name of the color. */
  readonly oklch: OklchColor | null;
  readonly seasons: readonly string[];
  readonly lastWornOn: string | null;
  readonly wearMore: boolean;
  readonly neverWith: readonly string[];
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
/** The formality of a category that is not in the word tables. */
const unknownFormality = 0.5;
/** The share of style and category in the formality. The words of the description have the rest. */
const shareOfLabel = 0.7;

/**
 * Prepares an item for ranking. Formality and warmth come from the word tables: from the words of style and category,
 * and from those of the description. An item whose category has no warmth, such as a watch, has none.
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
    tags: tagged(item).tags,
    formality: shareOfLabel * labelFormality + (1 - shareOfLabel) * (attributes.formality ?? labelFormality),
    warmth: label.warmth === null ? null : attributes.warmth,
    words: wordsOf([category, color, style, item.brand, description].join(' ')),
    attributes,
    oklch: itemColorOf(color, category, attributes),
    seasons: item.seasons ?? [],
    lastWornOn: item.lastWornOn ?? null,
    wearMore: item.wearMore ?? false,
    neverWith: item.neverWith ?? [],
  };
}

const bareWords = ['sleeveless', 'strapless', 'strap', 'slip', 'axelband', 'ärmlös', 'ärmlöst'];

/** Whether a garment leaves arms and shoulders bare. */
export const isBare = ({ slot, category, words }: Garment): boolean =>
  (slot === 'top' || slot === 'dress') &&
  (category === 'tank-top' || bareWords.some((word) => words.has(word)));

const overcoats = ['coat', 'trench-coat', 'raincoat', 'parka', 'puffer-jacket'];

/** Whether a garment is worn over a blazer. */
export const isOvercoat = ({ category }: Pick<Garment, 'category'>): boolean => overcoats.includes(category);

/** From this loudness (0 to 1), a pattern makes a statement. */
export const statementFrom = 0.45;

/** Whether people remember a garment: a dress, and clothes in a color or a loud pattern. */
export const isStriking = ({ slot, attributes, oklch }: Garment): boolean =>
  slot === 'dress' ||
  ((slot === 'top' || slot === 'bottom' || slot === 'outerwear') &&
    (attributes.loud >= statementFrom || oklch?.neutral === false));

/** The lower-case words of a text without a plural s. Accents stay, to compare any script exactly. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
      word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
    ),
  );
