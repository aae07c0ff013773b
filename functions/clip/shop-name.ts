import { tokenize } from '#shared/rules/tokenize';
import { isJsonObject, toArray } from './sources/json-object.ts';
import { typesOf } from './sources/schema-graph.ts';

/** The names a page declares for its shop, and the page's URL. */
type Shop = { names: readonly string[]; address: URL | null };

/** Suffixes by which shops name their national sites. */
const countrySuffix =
  /(?:us|usa|uk|gb|eu|europe|ca|au|de|at|ch|fr|es|it|nl|be|se|no|dk|fi|pl|ie|official|online|shop|store)$/;
/** The word for '&' in each language. */
const ampersandWords: Record<string, string> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  nl: 'en',
  sv: 'och',
  da: 'og',
};
const shopTypes = new Set([
  ...['organization', 'corporation', 'onlinebusiness', 'onlinestore', 'website', 'store', 'clothingstore'],
  ...['shoestore', 'jewelrystore', 'departmentstore', 'localbusiness'],
]);
/**
 * In characters. A text counts as the shop's name if the host starts or ends with it, as 'shopharbour.example' does
 * with 'harbour'. Shorter texts could match by chance.
 */
const minLengthInHost = 4;
const maxNodes = 500;

/**
 * Returns a predicate that tells whether a text is the shop's name, in any spelling. Only letters and digits are
 * compared: 'Harbour & Vale', 'HARBOUR&VALE®', 'harbourandvale.com', 'Harbour & Vale US'.
 */
export function shopNameMatcher({ names, address }: Shop): (text: string) => boolean {
  const hosts = address
    ? address.hostname
        .split('.')
        .slice(0, -1)
        .filter((label) => label.length > 1 && label !== 'www')
        .map(normalizeName)
    : [];
  const host = address ? normalizeName(address.hostname.replace(/^www\./, '')) : '';
  const known = new Set(
    [...names.flatMap(spellings), ...hosts, host, `www${host}`].filter((name) => name.length > 1),
  );
  const isInHost = (name: string) =>
    name.length >= minLengthInHost && hosts.some((label) => label.startsWith(name) || label.endsWith(name));
  return (text) =>
    spellings(text).some(
      (name) => known.has(name) || known.has(name.replace(countrySuffix, '')) || isInHost(name),
    );
}

/** The names of shops, publishers and sellers in a page's JSON-LD. */
export function shopNamesIn(roots: readonly unknown[]): string[] {
  const names: string[] = [];
  const queue = [...roots];
  for (let i = 0; i < queue.length && i < maxNodes; i++) {
    const value = queue[i];
    if (Array.isArray(value)) queue.push(...value.slice(0, 50));
    if (!isJsonObject(value)) continue;
    queue.push(...toArray(value['@graph']), ...toArray(value['publisher']), ...toArray(value['isPartOf']));
    for (const offer of toArray(value['offers']))
      if (isJsonObject(offer)) queue.push(...toArray(offer['seller']));
    if (typesOf(value).some((type) => shopTypes.has(type)))
      for (const name of [...toArray(value['name']), ...toArray(value['alternateName'])])
        if (typeof name === 'string') names.push(name);
  }
  return names;
}

/** The letters and digits of a text, in lower case and without diacritics. */
export const normalizeName = (text: string) => tokenize(text).join('');

const spellings = (text: string) =>
  text.includes('&')
    ? [
        normalizeName(text),
        ...Object.values(ampersandWords).map((word) => normalizeName(text.replaceAll('&', ` ${word} `))),
      ]
    : [normalizeName(text)].filter(Boolean);
