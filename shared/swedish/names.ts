import { type Category, fallbackColor } from '../catalog.ts';
import { wordOf } from '../rules/item-name.ts';

/** The gender of a noun, or plural for those that have no singular; adjectives agree with it. */
export type Form = 'en' | 'ett' | 'plural';

/** A noun: 'skjorta', 'skjortan', 'skjortor'. */
export type Noun = { form: Form; name: string; definite: string; plural: string };

const noun = (form: Form, name: string, definite: string, plural = name): Noun => ({
  form,
  name,
  definite,
  plural,
});

/** The categories of clothes. */
export const swedishCategories: Readonly<Record<Category, Noun>> = {
  't-shirt': noun('en', 't-shirt', 't-shirten', 't-shirtar'),
  'tank-top': noun('ett', 'linne', 'linnet', 'linnen'),
  'crop-top': noun('en', 'magtröja', 'magtröjan', 'magtröjor'),
  shirt: noun('en', 'skjorta', 'skjortan', 'skjortor'),
  blouse: noun('en', 'blus', 'blusen', 'blusar'),
  polo: noun('en', 'pikétröja', 'pikétröjan', 'pikétröjor'),
  turtleneck: noun('en', 'polotröja', 'polotröjan', 'polotröjor'),
  sweater: noun('en', 'stickad tröja', 'stickade tröjan', 'stickade tröjor'),
  sweatshirt: noun('en', 'sweatshirt', 'sweatshirten', 'sweatshirtar'),
  hoodie: noun('en', 'huvtröja', 'huvtröjan', 'huvtröjor'),
  jeans: noun('plural', 'jeans', 'jeansen'),
  trousers: noun('plural', 'byxor', 'byxorna'),
  chinos: noun('plural', 'chinos', 'chinosen'),
  joggers: noun('plural', 'mjukisbyxor', 'mjukisbyxorna'),
  leggings: noun('plural', 'leggings', 'leggingsen'),
  shorts: noun('plural', 'shorts', 'shortsen'),
  skirt: noun('en', 'kjol', 'kjolen', 'kjolar'),
  'mini-skirt': noun('en', 'kort kjol', 'korta kjolen', 'korta kjolar'),
  'maxi-skirt': noun('en', 'lång kjol', 'långa kjolen', 'långa kjolar'),
  dress: noun('en', 'klänning', 'klänningen', 'klänningar'),
  'midi-dress': noun('en', 'midiklänning', 'midiklänningen', 'midiklänningar'),
  'maxi-dress': noun('en', 'långklänning', 'långklänningen', 'långklänningar'),
  jumpsuit: noun('en', 'jumpsuit', 'jumpsuiten', 'jumpsuits'),
  blazer: noun('en', 'kavaj', 'kavajen', 'kavajer'),
  cardigan: noun('en', 'kofta', 'koftan', 'koftor'),
  vest: noun('en', 'väst', 'västen', 'västar'),
  jacket: noun('en', 'jacka', 'jackan', 'jackor'),
  'denim-jacket': noun('en', 'jeansjacka', 'jeansjackan', 'jeansjackor'),
  'leather-jacket': noun('en', 'skinnjacka', 'skinnjackan', 'skinnjackor'),
  coat: noun('en', 'kappa', 'kappan', 'kappor'),
  'trench-coat': noun('en', 'trenchcoat', 'trenchcoaten', 'trenchcoatar'),
  raincoat: noun('en', 'regnrock', 'regnrocken', 'regnrockar'),
  'puffer-jacket': noun('en', 'dunjacka', 'dunjackan', 'dunjackor'),
  parka: noun('en', 'parkas', 'parkasen', 'parkasar'),
  sneakers: noun('plural', 'sneakers', 'sneakersen'),
  loafers: noun('plural', 'loafers', 'loafersen'),
  oxfords: noun('plural', 'oxfordskor', 'oxfordskorna'),
  flats: noun('plural', 'ballerinaskor', 'ballerinaskorna'),
  heels: noun('plural', 'klackskor', 'klackskorna'),
  sandals: noun('plural', 'sandaler', 'sandalerna'),
  'ankle-boots': noun('plural', 'ankelboots', 'ankelbootsen'),
  boots: noun('plural', 'stövlar', 'stövlarna'),
  'rain-boots': noun('plural', 'gummistövlar', 'gummistövlarna'),
  bag: noun('en', 'väska', 'väskan', 'väskor'),
  tote: noun('en', 'shoppingväska', 'shoppingväskan', 'shoppingväskor'),
  backpack: noun('en', 'ryggsäck', 'ryggsäcken', 'ryggsäckar'),
  watch: noun('en', 'klocka', 'klockan', 'klockor'),
  jewelry: noun('ett', 'smycke', 'smycket', 'smycken'),
  belt: noun('ett', 'skärp', 'skärpet'),
  scarf: noun('en', 'halsduk', 'halsduken', 'halsdukar'),
  hat: noun('en', 'hatt', 'hatten', 'hattar'),
  cap: noun('en', 'keps', 'kepsen', 'kepsar'),
  gloves: noun('plural', 'handskar', 'handskarna'),
  sunglasses: noun('plural', 'solglasögon', 'solglasögonen'),
  tie: noun('en', 'slips', 'slipsen', 'slipsar'),
  tights: noun('plural', 'strumpbyxor', 'strumpbyxorna'),
  other: noun('ett', 'plagg', 'plagget'),
};

/** An adjective with en-words, with ett-words, and in the plural or definite: 'vit', 'vitt', 'vita'. */
export type Adjective = readonly [en: string, ett: string, plural: string];
const unchanging = (word: string): Adjective => [word, word, word];

/** 'guldfärgad', 'guldfärgat', 'guldfärgade'. */
const colored = (word: string): Adjective => [word, `${word.slice(0, -1)}t`, `${word}e`];

const compoundColor = (english: string, swedish: Adjective, prefixes: Readonly<Record<string, string>>) =>
  Object.entries(prefixes).map(([prefix, translated]): [string, Adjective] => [
    `${prefix} ${english}`,
    [`${translated}${swedish[0]}`, `${translated}${swedish[1]}`, `${translated}${swedish[2]}`],
  ]);

const blue: Adjective = ['blå', 'blått', 'blå'];
const green: Adjective = ['grön', 'grönt', 'gröna'];
const gray: Adjective = ['grå', 'grått', 'grå'];
const brown: Adjective = ['brun', 'brunt', 'bruna'];
const red: Adjective = ['röd', 'rött', 'röda'];
const pink: Adjective = ['rosa', 'rosa', 'rosa'];
const yellow: Adjective = ['gul', 'gult', 'gula'];
const turquoise: Adjective = ['turkos', 'turkost', 'turkosa'];
const violet: Adjective = ['violett', 'violett', 'violetta'];
const beige = unchanging('beige');
const purple = unchanging('lila');
const orange = unchanging('orange');
const shades = { light: 'ljus', dark: 'mörk', pale: 'blek' };

/** The colors of clothes; one that is missing is shown as it was typed. */
export const swedishColors: Readonly<Record<string, Adjective>> = {
  black: ['svart', 'svart', 'svarta'],
  white: ['vit', 'vitt', 'vita'],
  navy: ['marinblå', 'marinblått', 'marinblå'],
  gray,
  grey: gray,
  charcoal: ['kolgrå', 'kolgrått', 'kolgrå'],
  beige,
  brown,
  red,
  burgundy: ['vinröd', 'vinrött', 'vinröda'],
  blue,
  turquoise,
  green,
  olive: ['olivgrön', 'olivgrönt', 'olivgröna'],
  khaki: ['kakigrön', 'kakigrönt', 'kakigröna'],
  mint: ['mintgrön', 'mintgrönt', 'mintgröna'],
  yellow,
  mustard: ['senapsgul', 'senapsgult', 'senapsgula'],
  orange,
  rust: ['roströd', 'rostrött', 'roströda'],
  pink,
  coral: ['korallröd', 'korallrött', 'korallröda'],
  purple,
  violet,
  lilac: unchanging('ljuslila'),
  lavender: ['lavendelblå', 'lavendelblått', 'lavendelblå'],
  gold: colored('guldfärgad'),
  silver: colored('silverfärgad'),
  cream: ['gräddvit', 'gräddvitt', 'gräddvita'],
  ivory: ['elfenbensvit', 'elfenbensvitt', 'elfenbensvita'],
  camel: ['kamelbrun', 'kamelbrunt', 'kamelbruna'],
  tan: ['ljusbrun', 'ljusbrunt', 'ljusbruna'],
  cognac: ['konjaksbrun', 'konjaksbrunt', 'konjaksbruna'],
  multicolor: colored('flerfärgad'),
  multicolored: colored('flerfärgad'),
  'off-white': ['benvit', 'benvitt', 'benvita'],
  'off white': ['benvit', 'benvitt', 'benvita'],
  ecru: unchanging('ecru'),
  nude: unchanging('nude'),
  taupe: unchanging('taupe'),
  sand: colored('sandfärgad'),
  chocolate: ['chokladbrun', 'chokladbrunt', 'chokladbruna'],
  bronze: colored('bronsfärgad'),
  copper: colored('kopparfärgad'),
  golden: colored('guldfärgad'),
  crimson: ['karmosinröd', 'karmosinrött', 'karmosinröda'],
  scarlet: ['scharlakansröd', 'scharlakansrött', 'scharlakansröda'],
  wine: ['vinröd', 'vinrött', 'vinröda'],
  rose: unchanging('gammelrosa'),
  blush: unchanging('puderrosa'),
  salmon: unchanging('laxrosa'),
  fuchsia: unchanging('cerise'),
  'hot pink': unchanging('cerise'),
  peach: colored('persikofärgad'),
  plum: unchanging('plommonlila'),
  magenta: unchanging('magenta'),
  teal: ['petrolblå', 'petrolblått', 'petrolblå'],
  indigo: ['indigoblå', 'indigoblått', 'indigoblå'],
  'navy blue': ['marinblå', 'marinblått', 'marinblå'],
  'royal blue': ['kungsblå', 'kungsblått', 'kungsblå'],
  'sky blue': ['himmelsblå', 'himmelsblått', 'himmelsblå'],
  'olive green': ['olivgrön', 'olivgrönt', 'olivgröna'],
  emerald: ['smaragdgrön', 'smaragdgrönt', 'smaragdgröna'],
  sage: ['salviagrön', 'salviagrönt', 'salviagröna'],
  lime: ['limegrön', 'limegrönt', 'limegröna'],
  denim: ['jeansblå', 'jeansblått', 'jeansblå'],
  'denim blue': ['jeansblå', 'jeansblått', 'jeansblå'],
  'rose gold': ['roséguldfärgad', 'roséguldfärgat', 'roséguldfärgade'],
  'light-blue': ['ljusblå', 'ljusblått', 'ljusblå'],
  cobalt: ['koboltblå', 'koboltblått', 'koboltblå'],
  midnight: ['midnattsblå', 'midnattsblått', 'midnattsblå'],
  'hot-pink': unchanging('starkrosa'),
  'dusty-pink': unchanging('gammelrosa'),
  champagne: ['champagnefärgad', 'champagnefärgat', 'champagnefärgade'],
  ...Object.fromEntries([
    ...compoundColor('blue', blue, shades),
    ...compoundColor('green', green, shades),
    ...compoundColor('gray', gray, shades),
    ...compoundColor('grey', gray, shades),
    ...compoundColor('brown', brown, shades),
    ...compoundColor('red', red, shades),
    ...compoundColor('pink', pink, shades),
    ...compoundColor('yellow', yellow, shades),
    ...compoundColor('turquoise', turquoise, shades),
    ...compoundColor('beige', beige, shades),
    ...compoundColor('purple', purple, shades),
    ...compoundColor('orange', orange, shades),
  ]),
};

/** Other names of the catalog: styles, moods, occasions, seasons, reasons, confidence. */
const otherNames: Readonly<Record<string, string>> = {
  other: 'annat plagg',
  unknown: 'okänd',
  casual: 'avslappnat',
  sporty: 'sportigt',
  formal: 'formellt',
  business: 'kontor',
  elegant: 'elegant',
  vintage: 'vintage',
  streetwear: 'streetwear',
  bohemian: 'bohemiskt',
  professional: 'professionellt',
  romantic: 'romantiskt',
  edgy: 'edgigt',
  minimalist: 'minimalistiskt',
  'weekend errands': 'helgärenden',
  'coffee run': 'kaffe på stan',
  'lazy sunday': 'lat söndag',
  'movie night': 'filmkväll',
  'day with friends': 'dag med vänner',
  'gym session': 'gympass',
  'morning run': 'morgonjogg',
  hike: 'vandring',
  'match day': 'matchdag',
  'yoga class': 'yogapass',
  'dinner party': 'middagsbjudning',
  'gallery opening': 'vernissage',
  anniversary: 'årsdag',
  'opera night': 'operakväll',
  'cocktail hour': 'cocktail',
  'client meeting': 'kundmöte',
  'office day': 'kontorsdag',
  presentation: 'presentation',
  'job interview': 'jobbintervju',
  'networking event': 'mingel',
  'first date': 'första dejten',
  'dinner for two': 'middag för två',
  'garden walk': 'promenad i parken',
  'wedding guest': 'bröllopsgäst',
  'weekend away': 'weekendresa',
  concert: 'konsert',
  'night out': 'utekväll',
  'street festival': 'gatufest',
  'club night': 'klubbkväll',
  'art show': 'konstutställning',
  'music festival': 'musikfestival',
  'beach day': 'dag på stranden',
  'flea market': 'loppmarknad',
  picnic: 'picknick',
  'road trip': 'bilsemester',
  'museum visit': 'museibesök',
  'work from home': 'jobba hemifrån',
  'travel day': 'resdag',
  'studio day': 'dag i ateljén',
  'city walk': 'stadspromenad',
  wedding: 'bröllop',
  interview: 'intervju',
  date: 'dejt',
  beach: 'strand',
  brunch: 'brunch',
  travel: 'resa',
  party: 'fest',
  meeting: 'möte',
  everyday: 'vardag',
  work: 'jobb',
  gym: 'gym',
  dinner: 'middag',
  sightseeing: 'sightseeing',
  'clear sky': 'klar himmel',
  'mainly clear': 'mest klart',
  'partly cloudy': 'halvklart',
  overcast: 'mulet',
  changeable: 'ostadigt',
  'freezing fog': 'underkyld dimma',
  'light drizzle': 'lätt duggregn',
  'dense drizzle': 'tätt duggregn',
  'light freezing drizzle': 'lätt underkylt duggregn',
  'freezing drizzle': 'underkylt duggregn',
  'light rain': 'lätt regn',
  'heavy rain': 'kraftigt regn',
  'light freezing rain': 'lätt underkylt regn',
  'freezing rain': 'underkylt regn',
  'light snow': 'lätt snöfall',
  'heavy snow': 'kraftigt snöfall',
  'snow grains': 'snökorn',
  'light showers': 'lätta skurar',
  showers: 'skurar',
  'violent showers': 'kraftiga skurar',
  'snow showers': 'snöbyar',
  'heavy snow showers': 'kraftiga snöbyar',
  'thunderstorm with hail': 'åska med hagel',
  'thunderstorm with heavy hail': 'åska med kraftigt hagel',
  clear: 'klart',
  cloudy: 'molnigt',
  fog: 'dimma',
  drizzle: 'duggregn',
  rain: 'regn',
  snow: 'snö',
  thunderstorm: 'åska',
  spring: 'vår',
  summer: 'sommar',
  autumn: 'höst',
  winter: 'vinter',
  sold: 'sålt',
  donated: 'skänkt',
  lost: 'borttappat',
  'worn out': 'utslitet',
};

const isCategory = (word: string): word is Category => Object.hasOwn(swedishCategories, word);

/** A word of the catalog in Swedish: a category, a color, a style, a mood, an occasion, a season; others stay. */
export const swedishWord = (word: string): string => {
  const key = word.toLowerCase();
  if (Object.hasOwn(otherNames, key)) return otherNames[key] ?? word;
  if (isCategory(key)) return swedishCategories[key].name;
  return swedishColors[key]?.[0] ?? word;
};

/** A color as it stands before a noun of a form: 'vit', 'vitt', 'vita'. */
const swedishColor = (color: string, form: Form): string =>
  swedishColors[color.toLowerCase()]?.[form === 'en' ? 0 : form === 'ett' ? 1 : 2] ?? color;

/** A color that was typed in Swedish, in any of its forms, as the catalog has it; any other stays as it is. */
export function colorOfSwedish(typed: string): string {
  const word = typed.trim().toLowerCase();
  return Object.entries(swedishColors).find(([, forms]) => forms.includes(word))?.[0] ?? typed;
}

/** 'vit skjorta', 'marinblå byxor'; an item of unknown color is just 'byxor'. */
export function swedishItemName({ color, category }: { color: string; category: string }): string {
  const key = category.toLowerCase();
  if (!isCategory(key)) return color === fallbackColor ? wordOf(category) : `${color} ${wordOf(category)}`;
  const { name, form } = swedishCategories[key];
  return color === fallbackColor ? name : `${swedishColor(color, form)} ${name}`;
}

/** 'en vit skjorta', 'ett par svarta loafers' */
export function oneSwedishItem(item: { color: string; category: string }): string {
  const key = item.category.toLowerCase();
  const form = isCategory(key) ? swedishCategories[key].form : 'ett';
  return `${form === 'plural' ? 'ett par' : form} ${swedishItemName(item)}`;
}

const categoriesByName = Object.keys(swedishCategories)
  .map((category) => ({ category, name: wordOf(category) }))
  .toSorted((one, other) => other.name.length - one.name.length);

/** A name that an outfit keeps of an item, 'navy trousers', in Swedish; another name stays. */
export function swedishNameOfCopy(name: string): string {
  const found = categoriesByName.find((each) => ` ${name}`.endsWith(` ${each.name}`));
  if (!found) return name;
  const color = name.slice(0, -found.name.length).trim() || fallbackColor;
  return swedishItemName({ color, category: found.category });
}
