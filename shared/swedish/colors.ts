import { type Adjective, adjective, participle, unchanging } from './adjective.ts';

/** Puts a prefix before all forms of a color: 'marinblå', 'marinblått', 'marinblå'. */
const compound = (prefix: string, { en, ett, plural }: Adjective) =>
  adjective(`${prefix}${en}`, `${prefix}${ett}`, `${prefix}${plural}`);

const white = adjective('vit', 'vitt', 'vita');
const blue = adjective('blå', 'blått', 'blå');
const green = adjective('grön', 'grönt', 'gröna');
const gray = adjective('grå', 'grått', 'grå');
const brown = adjective('brun', 'brunt', 'bruna');
const red = adjective('röd', 'rött', 'röda');
const pink = unchanging('rosa');
const yellow = adjective('gul', 'gult', 'gula');
const turquoise = adjective('turkos', 'turkost', 'turkosa');
const violet = adjective('violett', 'violett', 'violetta');
const beige = unchanging('beige');
const purple = unchanging('lila');
const orange = unchanging('orange');

const basic = { blue, green, gray, grey: gray, brown, red, pink, yellow, turquoise, beige, purple, orange };

const shades = (english: string, swedish: string) =>
  Object.fromEntries(
    Object.entries(basic).map(([name, color]) => [`${english} ${name}`, compound(swedish, color)]),
  );

/** The colors of clothes. */
export const swedishColors: Readonly<Record<string, Adjective>> = {
  black: adjective('svart', 'svart', 'svarta'),
  white,
  navy: compound('marin', blue),
  gray,
  grey: gray,
  charcoal: compound('kol', gray),
  beige,
  brown,
  red,
  burgundy: compound('vin', red),
  blue,
  turquoise,
  green,
  olive: compound('oliv', green),
  khaki: compound('kaki', green),
  mint: compound('mint', green),
  yellow,
  mustard: compound('senaps', yellow),
  orange,
  rust: compound('rost', red),
  pink,
  coral: compound('korall', red),
  purple,
  violet,
  lilac: compound('ljus', purple),
  lavender: compound('lavendel', blue),
  gold: participle('guldfärgad'),
  silver: participle('silverfärgad'),
  cream: compound('grädd', white),
  ivory: compound('elfenbens', white),
  camel: compound('kamel', brown),
  tan: compound('ljus', brown),
  cognac: compound('konjaks', brown),
  multicolor: participle('flerfärgad'),
  multicolored: participle('flerfärgad'),
  'off-white': compound('ben', white),
  'off white': compound('ben', white),
  ecru: unchanging('ecru'),
  nude: unchanging('nude'),
  taupe: unchanging('taupe'),
  sand: participle('sandfärgad'),
  chocolate: compound('choklad', brown),
  bronze: participle('bronsfärgad'),
  copper: participle('kopparfärgad'),
  golden: participle('guldfärgad'),
  crimson: compound('karmosin', red),
  scarlet: compound('scharlakans', red),
  wine: compound('vin', red),
  rose: compound('gammel', pink),
  blush: compound('puder', pink),
  salmon: compound('lax', pink),
  fuchsia: unchanging('cerise'),
  'hot pink': unchanging('cerise'),
  peach: participle('persikofärgad'),
  plum: compound('plommon', purple),
  magenta: unchanging('magenta'),
  teal: compound('petrol', blue),
  indigo: compound('indigo', blue),
  'navy blue': compound('marin', blue),
  'royal blue': compound('kungs', blue),
  'sky blue': compound('himmels', blue),
  'olive green': compound('oliv', green),
  emerald: compound('smaragd', green),
  sage: compound('salvia', green),
  lime: compound('lime', green),
  denim: compound('jeans', blue),
  'denim blue': compound('jeans', blue),
  'rose gold': participle('roséguldfärgad'),
  'light-blue': compound('ljus', blue),
  cobalt: compound('kobolt', blue),
  midnight: compound('midnatts', blue),
  'hot-pink': compound('stark', pink),
  'dusty-pink': compound('gammel', pink),
  champagne: participle('champagnefärgad'),
  ...shades('light', 'ljus'),
  ...shades('dark', 'mörk'),
  ...shades('pale', 'blek'),
};

/** A color in Swedish; undefined if it has no Swedish name, for example a color that a person typed. */
export const swedishColor = (color: string): Adjective | undefined => colorsByName.get(color.toLowerCase());
const colorsByName = new Map(Object.entries(swedishColors));

/**
 * Translates a color that was typed in Swedish, in any of its forms, to its name in the catalog. Any other text is
 * returned unchanged.
 */
export function colorOfSwedish(typed: string): string {
  const word = typed.trim().toLowerCase();
  return Object.entries(swedishColors).find(([, forms]) => Object.values(forms).includes(word))?.[0] ?? typed;
}
