import { type Lab, labOf } from '../../rules/oklab.ts';
import table from '../lexicon/kind-refinements.json' with { type: 'json' };
import { recordsOf } from '../lexicon/rows.ts';
import { colorValues, type Metal, metals } from './words/colors.ts';
import { families, familyAffinityOf } from './words/families.ts';
import { brands, type Department, lexicons, type WordMeaning } from './words/item-words.ts';
import { phrasesIn, tokensOf } from './words/tokens.ts';

/** What the words of an item's name or description say. The scores of pairs and items build on it. */
export type Attributes = {
  readonly department: Department;
  /** The kind of item as named in the word tables, for example 'ankle-boots'. Null if no word names a kind. */
  readonly kind: string | null;
  /** How much the item belongs to each style family, in the order of `families`. The vector's length is below 1. */
  readonly families: Float64Array;
  /** How well the item goes with an item of each style family, in the same order. */
  readonly familyAffinity: Float64Array;
  /** 0 (gym) to 1 (black tie); null if no word indicates it. */
  readonly formality: number | null;
  /** The outdoor temperature that the item is made for, in degrees Celsius; null if no word indicates it. */
  readonly warmth: number | null;
  /** The price class from -1 (cheap) to 1 (luxury), both exclusive, by the brand and the name's words. */
  readonly make: number;
  /** How loud its pattern is: 0 (plain) to 1. */
  readonly loud: number;
  readonly fabrics: readonly string[];
  readonly motifs: readonly string[];
  readonly colors: readonly NamedColor[];
  readonly metal: Metal | null;
  /** The words and phrases of the item that are in a word table. */
  readonly found: readonly string[];
  /** The words of the item's brand that are in no word table. */
  readonly brandWords: readonly string[];
  /** Whether the item is made for men or women; null if the name does not say. */
  readonly wearer: 'men' | 'women' | null;
};
export type NamedColor = { readonly name: string; readonly lab: Lab; readonly chroma: number };

/** The least letters of a word that can show a shared brand. Shorter ones ('of', 'de') are in many names. */
const tellingLength = 3;
/** The formality of an item whose kind is unknown, before its other words change it. */
const usualFormality: Record<Department, number> = {
  clothes: 0.45,
  shoes: 0.5,
  bags: 0.5,
  accessories: 0.55,
};
/** The warmth, in degrees Celsius, of an item if its kind has none but its fabric indicates one. */
const usualWarmth = 16;
/** By how many degrees fabric and details may change the warmth of a kind at most, in either direction. */
const mostWarmthShift = 4;
/** Usual materials of shoes. They leave the warmth as it is, since that of a kind of shoe includes them. */
const shoeFabrics: ReadonlySet<string | undefined> = new Set(['leather', 'faux-leather', 'suede', 'canvas']);
const byToken = <Value>(entries: Iterable<readonly [word: string, value: Value]>) =>
  new Map([...entries].map(([word, value]) => [tokensOf(word).join(' '), value]));
const namedColors = byToken(
  [...colorValues].map(([name, value]) => {
    const lab = labOf(value);
    return [name, { name, lab, chroma: Math.hypot(lab[1], lab[2]) }];
  }),
);
const namedMetals = byToken(metals);
const wearers = byToken([
  ...'men mens man male boy gentleman'.split(' ').map((word) => [word, 'men'] as const),
  ...'women womens woman lady ladies female'.split(' ').map((word) => [word, 'women'] as const),
]);

/** The color with a name, or of its last word that is a color. Undefined if none is. */
export const colorNamed = (name: string): NamedColor | undefined =>
  namedColors.get(tokensOf(name).join(' ')) ??
  tokensOf(name)
    .map((word) => namedColors.get(word))
    .findLast((color) => color !== undefined);

/**
 * Extracts the attributes of an item from its name, with the word tables of its department. `brand` is a text that
 * contains the brand, possibly among other words. It determines the price class, adds styles, and shows whether two
 * items have the same brand.
 */
export function extractAttributes(department: Department, name: string, brand = ''): Attributes {
  const known = phrasesIn(name, (phrase) => {
    const meanings = lexicons[department].get(phrase);
    const color = namedColors.get(phrase);
    const metal = namedMetals.get(phrase);
    const wearer = wearers.get(phrase);
    return meanings || color || metal || wearer ? { phrase, meanings, color, metal, wearer } : undefined;
  });
  const meanings = [
    ...known.flatMap((each) => each.meanings ?? []),
    ...phrasesIn(brand, (name) => brands.get(name)).flat(),
  ];
  const found = known.map(({ phrase }) => phrase);
  return {
    department,
    colors: known.flatMap(({ color }) => color ?? []),
    metal: known.find(({ metal }) => metal)?.metal ?? null,
    wearer: known.find(({ wearer }) => wearer)?.wearer ?? null,
    found,
    brandWords: brandWordsIn(brand, department),
    ...weigh(department, meanings, found),
  };
}

/** The words that may name a brand, known or unknown: all that the department's word tables lack. */
const brandWordsIn = (text: string, department: Department): string[] => [
  ...new Set(
    tokensOf(text).filter((word) => word.length >= tellingLength && !lexicons[department].has(word)),
  ),
];

/** Combines the meanings of the words. The last word that names a kind decides the kind: 'knit dress' is a dress. */
function weigh(department: Department, meanings: readonly WordMeaning[], found: readonly string[]) {
  const named = meanings.filter((meaning) => meaning.kind !== undefined);
  const exact = named.filter(({ vague }) => !vague);
  const kinds = exact.length ? exact : named;
  const head = kinds.at(-1);
  const vector = new Float64Array(families.length);
  for (const meaning of meanings)
    for (const family of meaning.is?.split(' ') ?? []) {
      const place = families.indexOf(family);
      vector[place] = (vector[place] ?? 0) + 1;
    }
  const size = Math.hypot(...vector) + 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / size;
  const sum = (of: 'dressier' | 'lighter' | 'make' | 'loud', among = meanings) =>
    among.reduce((total, meaning) => total + (meaning[of] ?? 0), 0);
  const level = head?.formality;
  const warmths = kinds.flatMap(({ warmth }) => warmth ?? []);
  const base = head?.warmth ?? (warmths.length ? warmths[0] : undefined);
  const warming =
    department === 'shoes' ? meanings.filter(({ fabric }) => !shoeFabrics.has(fabric)) : meanings;
  const lighter = Math.max(-mostWarmthShift, Math.min(mostWarmthShift, sum('lighter', warming)));
  const make = sum('make');
  const dressier = sum('dressier');
  return {
    kind: head?.kind ? (refineKind(head.kind, found) ?? head.kind) : null,
    families: vector,
    familyAffinity: familyAffinityOf(vector),
    formality:
      level === undefined && dressier === 0
        ? null
        : Math.min(1, Math.max(0, (level ?? usualFormality[department]) + dressier)),
    warmth: base === undefined ? (lighter ? usualWarmth + lighter : null) : base + lighter,
    make: make / (Math.abs(make) + 1),
    loud: Math.min(1, sum('loud')),
    fabrics: [...new Set(meanings.flatMap(({ fabric }) => fabric ?? []))],
    motifs: [...new Set(meanings.flatMap(({ motif }) => motif ?? []))],
  };
}

/** The rows that make a kind more specific, by kind. */
const byKind = Map.groupBy(
  recordsOf<{ kind: string; words: string; result: string }>(table).map((row) => ({
    ...row,
    words: new Set(row.words.split(' ').map((word) => tokensOf(word).join(' '))),
  })),
  ({ kind }) => kind,
);

/** The more specific kind for the words of a name, by the first row that applies, or undefined. */
const refineKind = (kind: string, found: readonly string[]): string | undefined =>
  byKind.get(kind)?.find(({ words }) => found.some((word) => words.has(word)))?.result;
