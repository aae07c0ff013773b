import { colors } from '../catalog.ts';
import { wordsOf } from './garment.ts';
import { lookUp } from './look-up.ts';
import { byMood, byOccasion, byPromptWords, bySubOccasion, type Hint } from './occasions.ts';
import { coatBelow } from './temperatures.ts';
import { families } from './words/word-table.ts';

/** What it is like outside. */
export type Weather = {
  /** Now, in degrees Celsius. */
  temperature: number;
  /** The coldest and the warmest of the day. */
  low?: number | null | undefined;
  high?: number | null | undefined;
  rain?: boolean | undefined;
  snow?: boolean | undefined;
  /** What the sky does, as the weather's contract words it. */
  condition?: string | undefined;
  /** Metres a second. */
  windSpeed?: number | null | undefined;
};

/** What an outfit is wanted for, as far as words tell. */
export type Intent = {
  /** 0 (gym) to 1 (black tie); null when nothing was said of it. */
  formality: number | null;
  /** Which styles suit, 0 to 1; a style that is not named is neither wanted nor unwanted. */
  styles: Readonly<Record<string, number>>;
  /** How much each family of words suits, in the order of `families`. */
  families: readonly number[];
  /** Kinds of pieces that belong there, and kinds that nobody wears there. */
  wants: ReadonlySet<string>;
  avoids: ReadonlySet<string>;
  /** Degrees Celsius; null when nothing is known. */
  temperature: number | null;
  /** The coldest of the day, where that is known and colder. */
  low: number | null;
  rain: boolean;
  snow: boolean;
  /** Whether there is a wind that lifts a skirt and takes a hat. */
  windy: boolean;
  /** Whether the cold or the wet asks for outerwear. */
  needsOuterwear: boolean;
  /** The words of the prompt. */
  words: ReadonlySet<string>;
  /** A guest leaves white to the bride. */
  isWedding: boolean;
  /** The colors that the prompt asks for. */
  colors: readonly string[];
};

/** A wind from which it feels colder, and one that lifts skirts, in metres a second. */
const breeze = 4;
const strongWind = 9;

const wetSkies = new Set(['drizzle', 'rain', 'thunderstorm']);

const temperatures: readonly { words: readonly string[]; degrees: number }[] = [
  { words: ['snow', 'snowy', 'freezing', 'ski'], degrees: -4 },
  { words: ['winter', 'cold', 'frosty', 'icy'], degrees: 2 },
  { words: ['autumn', 'fall', 'chilly', 'windy'], degrees: 10 },
  { words: ['spring', 'mild'], degrees: 15 },
  { words: ['summer', 'hot', 'heat', 'beach', 'sunny', 'tropical'], degrees: 27 },
];

export type StatedRequest = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather?: Weather | null;
};

/** Reads a request; a mood may carry a sub-occasion, as in 'elegant > gallery opening'. */
export function readIntent({ prompt, mood, occasion, weather }: StatedRequest): Intent {
  const words = wordsOf(prompt);
  const said = wordsOf(`${prompt} ${mood ?? ''} ${occasion ?? ''}`);
  const anyOf = (some: readonly string[]) => some.some((word) => said.has(word));
  const hints = hintsOf(mood, occasion, words);
  const weight = hints.reduce((sum, hint) => sum + hint.weight, 0);
  const weighed = (of: (hint: Hint) => number) =>
    hints.reduce((sum, hint) => sum + hint.weight * of(hint), 0) / weight;
  const expected = temperatures.find((season) => anyOf(season.words))?.degrees ?? null;
  const rain =
    weather?.rain ||
    wetSkies.has(weather?.condition ?? '') ||
    anyOf(['rain', 'rainy', 'drizzle', 'wet', 'storm']);
  const snow = weather?.snow || weather?.condition === 'snow' || anyOf(['snow', 'snowy', 'ski']);
  const coldest = Math.min(weather ? felt(weather) : 99, weather?.temperature ?? 99, expected ?? 99);
  return {
    formality: hints.length ? weighed((hint) => hint.formality) : null,
    styles: Object.fromEntries(
      hints.flatMap((hint) => hint.styles.map((style, place) => [style, 1 - place * 0.2])).reverse(),
    ),
    families: families.map((family) =>
      hints.length ? weighed((hint) => (hint.families?.split(' ').includes(family) ? 1 : 0)) : 0,
    ),
    wants: kindsOf(hints, 'wants'),
    avoids: avoided(hints),
    temperature: weather ? felt(weather) : expected,
    low: weather?.low ?? null,
    rain,
    snow,
    windy: (weather?.windSpeed ?? 0) >= strongWind || anyOf(['windy', 'storm']),
    needsOuterwear: rain || snow || coldest < coatBelow,
    words,
    isWedding: said.has('wedding'),
    colors: colors.filter((color) => words.has(color)),
  };
}

type Heard = Hint & { weight: number };

/**
 * Where somebody goes counts for more than the mood and the words of the prompt; a sub-occasion says it
 * more exactly than its mood, and replaces it.
 */
function hintsOf(mood: string | null, occasion: string | null, words: ReadonlySet<string>): Heard[] {
  const [category = '', part = ''] = (mood ?? '').split('>').map((each) => each.trim().toLowerCase());
  const feeling = lookUp(byMood, category);
  const events = [lookUp(bySubOccasion, part), lookUp(byOccasion, occasion?.trim().toLowerCase() ?? '')];
  const named = events.flatMap((event) => (event ? [{ ...event, weight: 2 }] : []));
  const prompted = byPromptWords.filter((kind) => kind.words.split(' ').some((word) => words.has(word)));
  return [
    ...named,
    ...(feeling && !events[0] ? [{ ...feeling, weight: 1 }] : []),
    ...prompted.map(({ hint }) => ({ ...hint, weight: 1 })),
  ];
}

const kindsOf = (hints: readonly Hint[], list: 'wants' | 'avoids') =>
  new Set(hints.flatMap((hint) => hint[list]?.split(' ') ?? []));

/** What is out of place where somebody goes, unless something else that was said of it wants just that. */
function avoided(hints: readonly Heard[]): ReadonlySet<string> {
  const heaviest = Math.max(0, ...hints.map(({ weight }) => weight));
  const decisive = hints.filter(({ weight }) => weight === heaviest);
  return kindsOf(decisive, 'avoids').difference(kindsOf(decisive, 'wants'));
}

/** A wind makes it feel colder by half a degree for every metre a second above a breeze. */
const felt = ({ temperature, windSpeed }: Weather) =>
  temperature - Math.max(0, (windSpeed ?? 0) - breeze) * 0.5;
