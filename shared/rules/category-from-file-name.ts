import { type Category, categories } from '../catalog.ts';

/** Synonyms of categories that people and shops use in file names. */
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
  [/\bshoes?\b/, 'sneakers'],
  [/\b(romper|playsuit|overalls?)s?\b/, 'jumpsuit'],
];

/**
 * Swedish words, without their diacritics. The last part of a Swedish compound names the piece ('vinterjacka' is a
 * jacket), so a word also matches at the end of a longer word. More specific words come first.
 */
const swedish: readonly (readonly [RegExp, Category])[] = [
  [/(t troja|linne)\w*\b/, 't-shirt'],
  [/(jeansjack\w*)\b/, 'denim-jacket'],
  [/(skinnjack\w*|laderjack\w*)\b/, 'leather-jacket'],
  [/(dunjack\w*)\b/, 'puffer-jacket'],
  [/(regnjack|regnrock)\w*\b/, 'raincoat'],
  [/(polotroj\w*)\b/, 'turtleneck'],
  [/(pike(troja)?)\b/, 'polo'],
  [/(huvtroj|hoodtroj|luvtroj)\w*\b/, 'hoodie'],
  [/(kofta|koftan|koftor)\b/, 'cardigan'],
  [/(kavaj|blazer)\w*\b/, 'blazer'],
  [/(troja|trojan|trojor)\b/, 'sweater'],
  [/(skjort\w*)\b/, 'shirt'],
  [/(blus|blusen|blusar)\b/, 'blouse'],
  [/(strumpbyx\w*)\b/, 'tights'],
  [/(mjukisbyx\w*|traningsbyx\w*)\b/, 'joggers'],
  [/(byxa|byxor|byxorna|kostymbyxor)\b/, 'trousers'],
  [/(minikjol\w*)\b/, 'mini-skirt'],
  [/(kjol|kjolen|kjolar)\b/, 'skirt'],
  [/(langklanning\w*)\b/, 'maxi-dress'],
  [/(klanning|klanningen|klanningar)\b/, 'dress'],
  [/(vast|vasten|vastar)\b/, 'vest'],
  [/(jacka|jackan|jackor)\b/, 'jacket'],
  [/(kappa|kappan|kappor|rocken|ytterrock|vinterrock)\b/, 'coat'],
  [/(gummistov\w*)\b/, 'rain-boots'],
  [/(stovel|stovlar|stovlarna|kanga|kangor)\b/, 'boots'],
  [/(stovlett\w*)\b/, 'ankle-boots'],
  [/(sandal|sandaler)\b/, 'sandals'],
  [/(hogklackad\w*|klackskor|pumps)\b/, 'heels'],
  [/(gympasko\w*|traningsskor|lopskor|sneakers|skor|skorna)\b/, 'sneakers'],
  [/(ryggsack\w*)\b/, 'backpack'],
  [/(vaska|vaskan|vaskor)\b/, 'bag'],
  [/(klocka|klockan|armbandsur)\b/, 'watch'],
  [/(halsband|orhang\w*|armband|smycke\w*)\b/, 'jewelry'],
  [/(skarp|balte|baltet|livrem)\b/, 'belt'],
  [/(halsduk|halsduken|sjal|sjalen)\b/, 'scarf'],
  [/(keps|kepsen|kepsar)\b/, 'cap'],
  [/(mossa|mossan|hatt|hatten)\b/, 'hat'],
  [/(vante|vantar|handskar|handske)\b/, 'gloves'],
  [/(solglasog\w*)\b/, 'sunglasses'],
  [/(slips|slipsen)\b/, 'tie'],
];

const wordsOf = (category: Category) => category.replaceAll('-', ' ');
/** Longer names come first, so that 'denim jacket' is not matched as 'jacket'. */
const named = categories
  .filter((category) => category !== 'other')
  .map((category) => [new RegExp(`\\b${wordsOf(category)}(e?s)?\\b`), category] as const)
  .toSorted(([, one], [, other]) => other.length - one.length);

/** The category named in a file name ('Navy_denim-jacket.jpg'), or null ('IMG_2041.HEIC'). */
export function categoryFromFileName(fileName: string): Category | null {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');
  return (
    [...named.filter(([, category]) => category.includes('-')), ...synonyms, ...named, ...swedish].find(
      ([pattern]) => pattern.test(words),
    )?.[1] ?? null
  );
}
