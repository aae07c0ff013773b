import { type Category, categoriesBySlot } from '#shared/catalog';

const catalog: readonly Category[] = Object.values(categoriesBySlot).flat();

/** Synonyms of categories in file names, as people and shops use them. */
const synonyms: readonly (readonly [RegExp, Category])[] = [
  [/\b(t ?shirts?|tees?)\b/, 't-shirt'],
  [/\b(tank|singlet|camisole|cami)\b/, 'tank-top'],
  [/\b(jumper|pullover|knit|knitwear)s?\b/, 'sweater'],
  [/\b(roll|polo) ?neck\b/, 'turtleneck'],
  [/\bsweat ?pants?\b/, 'joggers'],
  [/\bdenim\b(?!.*\b(jacket|skirt|shirt|shorts|dress)\b)/, 'jeans'],
  [/\b(pants?|slacks)\b/, 'trousers'],
  [/\b(trainers?|runners?|gym shoes?|tennis shoes?)\b/, 'sneakers'],
  [/\b(pumps?|stilettos?|high heels?)\b/, 'heels'],
  [/\b(ballerinas?|ballet flats?)\b/, 'flats'],
  [/\b(brogues?|derby|derbies)\b/, 'oxfords'],
  [/\b(wellies|wellingtons?|gumboots?)\b/, 'rain-boots'],
  [/\bchelsea boots?\b/, 'ankle-boots'],
  [/\b(anorak|mac)\b/, 'raincoat'],
  [/\b(overcoat|peacoat)\b/, 'coat'],
  [/\b(down|quilted) jackets?\b/, 'puffer-jacket'],
  [/\b(gilet|waistcoat)s?\b/, 'vest'],
  [/\b(purse|handbag|clutch)(es|s)?\b/, 'bag'],
  [/\brucksacks?\b/, 'backpack'],
  [/\b(necklace|earrings?|bracelet|ring)s?\b/, 'jewelry'],
  [/\b(beanie|fedora)s?\b/, 'hat'],
  [/\b(blouse|tunic)s?\b/, 'blouse'],
  [/\b(romper|playsuit|overalls?)s?\b/, 'jumpsuit'],
];

const wordsOf = (category: Category) => category.replaceAll('-', ' ');
/** Longer names first, so that 'denim jacket' is not matched as 'jacket'. */
const named = catalog
  .filter((category) => category !== 'other')
  .map((category) => [new RegExp(`\\b${wordsOf(category)}(e?s)?\\b`), category] as const)
  .toSorted(([, one], [, other]) => other.length - one.length);

/** The category named in a file name ('Navy_denim-jacket.jpg'), or null ('IMG_2041.HEIC'). */
export function categoryFromFileName(fileName: string): Category | null {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');
  return (
    [...named.filter(([, category]) => category.includes('-')), ...synonyms, ...named].find(([pattern]) =>
      pattern.test(words),
    )?.[1] ?? null
  );
}
