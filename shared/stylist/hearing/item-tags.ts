import { remember } from '../../remember.ts';
import table from '../lexicon/category-tags.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import { languages } from './brief.ts';
import { languageOf } from './language.ts';
import type { Described } from './rule.ts';
import { type Span, spansOf } from './spans.ts';
import { fold, tokensOf } from './tokens.ts';
import { isEveryday } from './vocabulary.ts';

/** The fields of an item that are needed to understand a request. */
export type OwnItem = {
  id: string;
  category: string;
  color: string;
  style: string;
  description: string | null;
  brand?: string | null;
  /** Seasons of the catalog. Empty or missing for an item that suits all seasons. */
  seasons?: readonly string[];
};
/** `names`: those in its description, of a band, a team or a model. */
export type TaggedItem = Described &
  Readonly<Record<'words' | 'names', ReadonlySet<string>> & { id: string }>;

/** The usual tags of a category. They apply unless the description of the item says otherwise. */
const usually = new Map(rowsOf<readonly [category: string, tags: string]>(table));
/** Groups of tags that exclude each other. A tag of the description replaces the category's usual one. */
const exclusive = [
  ['sleeveless', 'thin-straps', 'short-sleeves', 'long-sleeves'],
  ['above-knee', 'below-knee', 'floor-length'],
  ['tight', 'loose'],
  ['warm', 'thin'],
];

/**
 * Reads category, description and seasons of an item and returns its tags: fabrics, patterns, features, shades, and the
 * season if there is only one. The result is cached for each object, because several parts of the app need the tags of
 * the same items.
 */
export const tagged: (item: OwnItem) => TaggedItem = remember(tagsAndWordsOf, new WeakMap());

function tagsAndWordsOf({ id, category, color, style, description, brand, seasons }: OwnItem): TaggedItem {
  const text = description ?? '';
  const tokens = tokensOf(text);
  const tags = new Set<string>();
  const spans = spansOf(tokens, languageOf(tokens));
  for (const [at, { concepts }] of spans.entries())
    for (const concept of concepts ?? []) {
      if (concept.table === 'event' && isMeantFor(spans, at)) tags.add(purposeTag(concept.setting));
      if (concept.table === 'tag')
        tags
          .add(concept.tag)
          .add(concept.kind === 'pattern' && concept.tag !== 'plain' ? 'patterned' : concept.tag);
      if (concept.table === 'shade') tags.add(concept.shade);
      if (concept.table === 'garment')
        for (const { categories, tags: implied } of concept.kinds)
          if (categories.includes(category)) for (const tag of implied) tags.add(tag);
    }
  for (const tag of (usually.get(category.toLowerCase()) ?? '').split(' ').filter(Boolean))
    if (!exclusive.some((group) => group.includes(tag) && group.some((other) => tags.has(other))))
      tags.add(tag);
  if (category.endsWith('jeans') || category === 'denim-jacket') tags.add('denim');
  if (category === 'leather-jacket' || tags.has('suede')) tags.add('leather');
  // 'Zip hoodie, old'
  if (/[,.] (?:old|gammal|gammalt|gamla|sliten|slitet)$/i.test(text)) tags.add('old');
  if (seasons?.length === 1) tags.add(`only-${seasons[0]}`);
  return {
    id,
    category: category.toLowerCase(),
    color: color.toLowerCase(),
    style: style.toLowerCase(),
    tags,
    words: ownWords(`${text} ${brand ?? ''}`),
    names: ownWords((text.match(capitalized) ?? []).join(' ')),
  };
}

/** A word with a capital, but no adjective of a country. */
const capitalized = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]+(?<!ian|ish|ese|isk)(?![\p{L}\d])/gu;

/** The tag of an item that its owner keeps for a setting: 'for Eid and weddings'. */
export const purposeTag = (setting: string) => `for-${setting}`;

const meantFor = new Set(['for', 'till', 'för', 'für', 'pour', 'para']);
const notMeantFor = new Set('not no never inte aldrig nicht pas nunca'.split(' '));

/** Whether an event of a description follows 'for', directly or in a list, and is not denied, or is a note of its own. */
function isMeantFor(spans: readonly Span[], at: number): boolean {
  if (at === 0 && (spans[1]?.tokens[0]?.kind ?? 'mark') === 'mark') return true;
  const before = spans.slice(0, at).map(({ tokens }) => tokens[0]?.typed ?? '');
  const preposition = before.findLastIndex((word) => meantFor.has(word));
  return (
    preposition >= 0 &&
    preposition >= at - 4 &&
    !before.slice(preposition).includes('.') &&
    !before.slice(Math.max(0, preposition - 2), preposition).some((word) => notMeantFor.has(word))
  );
}

/** Whether the words of an item contain a word or a form of it: 'my nudies' are Nudie jeans, 'julröda' is 'julröd'. */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (/[sat]$/.test(word) && words.has(word.slice(0, -1)));

/** Returns the words by which a person may refer to an item: all but the everyday words of any language. */
const ownWords = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text)
      .filter(
        ({ kind, typed }) =>
          kind !== 'mark' &&
          typed.length > 2 &&
          // 'A short dress' is not the one with short sleeves.
          typed !== 'short' &&
          !languages.some((language) => isEveryday(typed, language)),
      )
      .map(({ typed }) => fold(typed)),
  );
