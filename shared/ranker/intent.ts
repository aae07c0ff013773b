import { colors } from '../catalog.ts';
import type { WeatherCondition } from '../contract/weather.ts';
import { wordsOf } from './garment.ts';
import { lookUp } from './look-up.ts';
import { byMood, byOccasion, byPromptWords, bySubOccasion, type Hint } from './occasions.ts';
import { coatBelow } from './temperatures.ts';
import { families } from './words/style-families.ts';

/** The weather as the ranker takes it; a field that is missing is unknown. */
export type Weather = {
  /** Now, in degrees Celsius. */
  temperature: number;
  /** The coldest and the warmest of the day. */
  low?: number | null | undefined;
  high?: number | null | undefined;
  condition?: WeatherCondition | undefined;
  /** Metres a second. */
  windSpeed?: number | null | undefined;
};

/** What the words and the weather of a request ask of an outfit; the ranker scores outfits against it. */
export type Intent = {
  /** 0 (gym) to 1 (black tie); null where no word tells. */
  formality: number | null;
  /** How well each style suits, 0 to 1; a style that is missing is neither wanted nor unwanted. */
  styles: Readonly<Record<string, number>>;
  /** How much each style family suits, 0 to 1, in the order of `families`. */
  families: readonly number[];
  /** Kinds of items that suit the occasion, and kinds that are out of place there. */
  wants: ReadonlySet<string>;
  avoids: ReadonlySet<string>;
  /** Degrees Celsius; null where it is unknown. */
  temperature: number | null;
  /** The lowest temperature of the day; null where it is unknown. */
  low: number | null;
  rain: boolean;
  snow: boolean;
  /** Whether the wind is strong enough to lift a skirt and take a hat. */
  windy: boolean;
  /** Whether the cold or the wet asks for outerwear. */
  needsOuterwear: boolean;
  /** The words of the prompt. */
  words: ReadonlySet<string>;
  /** At a wedding a white dress is out of place. */
  isWedding: boolean;
  /** The catalog's colors that the prompt names. */
  colors: readonly string[];
};

/** From a breeze on the air feels colder; a strong wind lifts skirts. In metres a second. */
const breeze = 4;
const strongWind = 9;

const wetConditions: readonly WeatherCondition[] = ['drizzle', 'rain', 'thunderstorm'];

const temperatures: readonly { words: readonly string[]; degrees: number }[] = [
  { words: ['snow', 'snowy', 'freezing', 'ski'], degrees: -4 },
  { words: ['winter', 'cold', 'frosty', 'icy'], degrees: 2 },
  { words: ['autumn', 'fall', 'chilly', 'windy'], degrees: 10 },
  { words: ['spring', 'mild'], degrees: 15 },
  { words: ['summer', 'hot', 'heat', 'beach', 'sunny', 'tropical'], degrees: 27 },
];

/** What a person states: the text of the prompt, and the chosen mood and occasion. */
export type StatedRequest = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather?: Weather | null;
};

/**
 * Reads the intent of a request. A mood may carry a sub-occasion, as in 'elegant > gallery opening'; unknown
 * words are skipped. A given weather overrides the season that the prompt names.
 */
export function readIntent({ prompt, mood, occasion, weather }: StatedRequest): Intent {
  const words = wordsOf(prompt);
  const said = wordsOf(`${prompt} ${mood ?? ''} ${occasion ?? ''}`);
  const anyOf = (some: readonly string[]) => some.some((word) => said.has(word));
  const hints = hintsOf(mood, occasion, words);
  const weight = hints.reduce((sum, hint) => sum + hint.weight, 0);
  const weighed = (of: (hint: Hint) => number) =>
    hints.reduce((sum, hint) => sum + hint.weight * of(hint), 0) / weight;
  const expected = temperatures.find((season) => anyOf(season.words))?.degrees ?? null;
  const condition = weather?.condition ?? 'clear';
  const rain = wetConditions.includes(condition) || anyOf(['rain', 'rainy', 'drizzle', 'wet', 'storm']);
  const snow = condition === 'snow' || anyOf(['snow', 'snowy', 'ski']);
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

type WeightedHint = Hint & { weight: number };

/**
 * The hints of a request with their weights. Occasion and sub-occasion count twice as much as the mood and the
 * words of the prompt; a sub-occasion replaces its mood, because it is more specific.
 */
function hintsOf(mood: string | null, occasion: string | null, words: ReadonlySet<string>): WeightedHint[] {
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

/** The kinds that the weightiest hints avoid, minus the kinds that any of these hints wants. */
function avoided(hints: readonly WeightedHint[]): ReadonlySet<string> {
  const heaviest = Math.max(0, ...hints.map(({ weight }) => weight));
  const decisive = hints.filter(({ weight }) => weight === heaviest);
  return kindsOf(decisive, 'avoids').difference(kindsOf(decisive, 'wants'));
}

/** The perceived temperature: half a degree colder for every metre a second of wind above a breeze. */
const felt = ({ temperature, windSpeed }: Weather) =>
  temperature - Math.max(0, (windSpeed ?? 0) - breeze) * 0.5;
