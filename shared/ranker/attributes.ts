import { type Lab, labOf } from '../rules/oklab.ts';
import { colorWords, metals } from './words/colors.ts';
import { familyAffinityOf } from './words/family-affinity.ts';
import { refineKind } from './words/kind-refinements.ts';
import { type Department, lexicons } from './words/lexicon.ts';
import { tokensOf } from './words/tokens.ts';
import { families, type WordMeaning } from './words/word-table.ts';

/** What the words of a piece's name say about it. */
export type Attributes = {
  readonly department: Department;
  /** Null when no word says what it is. */
  readonly kind: string | null;
  /** How much it belongs to each family, in the order of `families`; of length below 1. */
  readonly families: Float64Array;
  /** How much it gets on with a piece of each family. */
  readonly familyAffinity: Float64Array;
  readonly formality: number | null;
  readonly warmth: number | null;
  readonly make: number;
  readonly loud: number;
  readonly fabrics: readonly string[];
  readonly motifs: readonly string[];
  readonly colors: readonly NamedColor[];
  readonly metal: 'gold' | 'silver' | 'rose' | null;
  /** The words and phrases that were understood. */
  readonly found: readonly string[];
  /** Whom it is made for, where the name says so. */

  readonly wearer: 'men' | 'women' | null;
};
export type NamedColor = { readonly name: string; readonly lab: Lab; readonly chroma: number };

const longest = 3;
const byToken = <Value>(table: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(table).map(([word, value]) => [tokensOf(word).join(' '), value]));
const namedColors = byToken(
  Object.fromEntries(
    Object.entries(colorWords).map(([name, hex]) => {
      const lab = labOf(hex);
      return [name, { name, lab, chroma: Math.hypot(lab[1], lab[2]) }];
    }),
  ),
);
const namedMetals = byToken(metals);
const wearers = byToken({
  men: 'men',
  mens: 'men',
  man: 'men',
  male: 'men',
  boy: 'men',
  gentleman: 'men',
  women: 'women',
  womens: 'women',
  woman: 'women',
  lady: 'women',
  ladies: 'women',
  female: 'women',
} as const);

/** The color that a name stands for, by its last word that is one. */
export const colorNamed = (name: string): NamedColor | undefined =>
  namedColors.get(tokensOf(name).join(' ')) ??
  tokensOf(name)
    .map((word) => namedColors.get(word))
    .findLast((color) => color !== undefined);

/** Reads the name of a piece: the longest phrases first, each word once. */
export function extractAttributes(department: Department, name: string): Attributes {
  const tokens = tokensOf(name);
  const lexicon = lexicons[department];
  const meanings: WordMeaning[] = [];
  const colors: NamedColor[] = [];
  const found: string[] = [];
  let metal: Attributes['metal'] = null;
  let wearer: Attributes['wearer'] = null;
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      const meant = lexicon.get(phrase);
      const color = namedColors.get(phrase);
      const shine = namedMetals.get(phrase);
      const worn = wearers.get(phrase);
      if (!meant && !color && !shine && !worn) continue;
      if (meant) meanings.push(...meant);
      if (color) colors.push(color);
      metal ??= shine ?? null;
      wearer ??= worn ?? null;
      found.push(phrase);
      taken = length;
      break;
    }
    at += taken;
  }
  return { department, colors, metal, wearer, found, ...weigh(department, meanings, found) };
}

function weigh(department: Department, meanings: readonly WordMeaning[], found: readonly string[]) {
  const told = meanings.filter((meaning) => meaning.kind !== undefined);
  const exact = told.filter(({ vague }) => !vague);
  const kinds = exact.length ? exact : told;
  const head = kinds.at(-1);
  const vector = new Float64Array(families.length);
  for (const meaning of meanings)
    for (const family of meaning.is?.split(' ') ?? []) {
      const place = families.indexOf(family as (typeof families)[number]);
      vector[place] = (vector[place] ?? 0) + 1;
    }
  const size = Math.hypot(...vector) + 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / size;
  const sum = (of: (meaning: WordMeaning) => number | undefined) =>
    meanings.reduce((total, meaning) => total + (of(meaning) ?? 0), 0);
  const level = head?.formality;
  const warmths = kinds.flatMap(({ warmth }) => warmth ?? []);
  const base = head?.warmth ?? (warmths.length ? warmths[0] : undefined);
  const lighter = sum(({ lighter }) => lighter);
  const make = sum(({ make }) => make);
  const dressier = sum(({ dressier }) => dressier);
  return {
    kind: head?.kind ? (refineKind(head.kind, found) ?? head.kind) : null,
    families: vector,
    familyAffinity: familyAffinityOf(vector),
    formality:
      level === undefined && dressier === 0
        ? null
        : Math.min(1, Math.max(0, (level ?? usual[department]) + dressier)),
    warmth: base === undefined ? (lighter ? 16 + lighter : null) : base + lighter,
    make: make / (Math.abs(make) + 1),
    loud: Math.min(
      1,
      sum(({ loud }) => loud),
    ),
    fabrics: [...new Set(meanings.flatMap(({ fabric }) => fabric ?? []))],
    motifs: [...new Set(meanings.flatMap(({ motif }) => motif ?? []))],
  };
}

/** How dressed up a piece of no known kind is taken to be. */
const usual: Record<Department, number> = { clothes: 0.45, shoes: 0.5, bags: 0.5, accessories: 0.55 };
