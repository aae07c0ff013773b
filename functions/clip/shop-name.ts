import { each, isThing, typesOf } from './sources/schema-graph.ts';
import { tokensOf } from './words/tokenize.ts';

/** What a shop calls itself in several places, and where it is. */
type Shop = { names: readonly string[]; address: URL | null };

/** What a shop's name ends with where there is one of it in each country. */
const nation =
  /(?:us|usa|uk|gb|eu|europe|ca|au|de|at|ch|fr|es|it|nl|be|se|no|dk|fi|pl|ie|official|online|shop|store)$/;
const and: Record<string, string> = {
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
/** Of a host that starts or ends with the name: 'harbourclothing.example', 'shopharbour.example'. */
const shortestInHost = 4;
const mostThings = 500;

/** Tells the name of a shop from other texts, however it is written: 'Harbour & Vale', 'HARBOUR&VALE®', 'harbourandvale.com'. */
export function shopNameTest({ names, address }: Shop): (text: string) => boolean {
  const hosts = address
    ? address.hostname
        .split('.')
        .slice(0, -1)
        .filter((label) => label.length > 1 && label !== 'www')
        .map(compact)
    : [];
  const host = address ? compact(address.hostname.replace(/^www\./, '')) : '';
  const known = new Set(
    [...names.flatMap(spellings), ...hosts, host, `www${host}`].filter((name) => name.length > 1),
  );
  const isInHost = (name: string) =>
    name.length >= shortestInHost && hosts.some((label) => label.startsWith(name) || label.endsWith(name));
  return (text) =>
    spellings(text).some((name) => known.has(name) || known.has(name.replace(nation, '')) || isInHost(name));
}

/** The names of those who sell, by what a page states of them. */
export function shopNames(roots: readonly unknown[]): string[] {
  const names: string[] = [];
  const waiting = [...roots];
  for (let i = 0; i < waiting.length && i < mostThings; i++) {
    const value = waiting[i];
    if (Array.isArray(value)) waiting.push(...value.slice(0, 50));
    if (!isThing(value)) continue;
    waiting.push(...each(value['@graph']), ...each(value['publisher']), ...each(value['isPartOf']));
    for (const offer of each(value['offers'])) if (isThing(offer)) waiting.push(...each(offer['seller']));
    if (typesOf(value).some((type) => shopTypes.has(type)))
      for (const name of [...each(value['name']), ...each(value['alternateName'])])
        if (typeof name === 'string') names.push(name);
  }
  return names;
}

export const compact = (text: string) => tokensOf(text).join('');

const spellings = (text: string) =>
  text.includes('&')
    ? [compact(text), ...Object.values(and).map((word) => compact(text.replaceAll('&', ` ${word} `)))]
    : [compact(text)].filter(Boolean);
