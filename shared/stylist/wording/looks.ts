import { colors } from '#shared/catalog';
import { shades } from '#shared/stylist/hearing/words/colors';
import { colorValues } from '#shared/stylist/ranking/words/colors';
import { adjective, type Form } from '#shared/swedish/adjective';
import table from '../lexicon/looks.json' with { type: 'json' };
import { recordsOf } from '../lexicon/rows.ts';

/** What a description may say of a piece: its fabric, pattern or cut, or the model that stands for its kind. */
export type LookPart = 'fabric' | 'pattern' | 'cut' | 'model';
type Row = { part: LookPart; form: Form | '' } & Readonly<
  Record<'name' | 'words' | 'swedish' | 'definite' | 'categories' | 'gives', string>
>;

/** Words with which a description speaks of a part of the piece only: 'lace collar', 'fleece-lined', 'faux leather'. */
const notBefore =
  '(?![- ](?:stripes?|lapels?|trim|trimmed|collar|details?|panels?|lining|lined|straps?|soles?|effect|look|cuffs?|bow|buttons?|patch|patches|free|laces|up|down)(?!\\p{L}))';
const notAfter = '(?<!(?:faux|fake|vegan|imitation|no|not)[- ])';

/**
 * The looks in both languages. `swedish` is an adjective for patterns and cuts, else a noun with its `form`. A model with a
 * `definite` form is named by it each time, the others only once: 'the penny loafers' are 'the loafers' afterwards. What a
 * look `gives` is empty, or `loose` or `close` on the body, `smooth` or `rough`.
 */
const looks = recordsOf<Row>(table).map(({ words, categories, form, ...row }) => ({
  ...row,
  form: form || ('en' as const),
  adjective: adjective(row.swedish),
  pattern: new RegExp(`${notAfter}(?<!\\p{L})(?:${words})(?!\\p{L})${notBefore}`, 'u'),
  categories: categories.split(' ').filter(Boolean),
}));

/** What a description in English or Swedish says of a piece; of several, what it says first. Null if it says nothing. */
export function lookIn(part: LookPart, description: string, category = '') {
  const text = description.toLowerCase();
  const [first] = looks
    .filter((look) => look.part === part)
    .filter(({ categories }) => !categories.length || categories.includes(category))
    .map((look) => ({ look, at: text.search(look.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return first?.look ?? null;
}

/** The look of a name, for its words in Swedish. */
export const lookNamed = (part: LookPart, name: string | null) =>
  looks.find((look) => look.part === part && look.name === name);

const base = new Set<string>(colors);
const metals = new Set(['gold', 'silver', 'bronze', 'copper']);
/** Maps each shade to the catalog's colors under which it is stored. */
const colorsOfShade = new Map(shades.map(([shade, stored]) => [shade, stored.split(' ')]));

/** The shade at the start of a description, as 'camel' in 'Camel wool coat' of a brown item, or null. */
export function shadeIn(description: string, color: string): string | null {
  const [first = ''] = /^[a-z-]+/.exec(description.toLowerCase()) ?? [];
  if (base.has(first) || metals.has(first)) return null;
  return colorsOfShade.get(first)?.includes(color) ? first : null;
}

/** Whether a word is a color or a fabric. Such words can be used as nouns: 'the linen you asked for'. */
export const isMaterial = (word: string) => colorValues.has(word) || lookNamed('fabric', word) !== undefined;
