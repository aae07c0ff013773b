import { recordsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/weather-rules.json' with { type: 'json' };
import type { Brief } from '../brief.ts';
import { type Described, ruleOf } from '../rule.ts';
import { withLists } from './rule-lists.ts';
import type { Setting } from './settings.ts';

/** The pieces that a weather rules out (`bans`) and those that it prefers, as rules of `rule.ts`. */
export type WeatherRules = { bans: string; prefers: readonly string[] };
type Weather = NonNullable<Brief['weather']>;
type Test = (item: Described) => boolean;

const rules: ReadonlyMap<string, WeatherRules> = new Map(
  recordsOf<WeatherRules & { when: string }>(table).map(({ when, bans, prefers }) => [
    when,
    { bans: withLists(bans), prefers },
  ]),
);
/** From the hottest to the coldest, in degrees Celsius. */
const steps = [...rules.keys()].filter((when) => !Number.isNaN(Number(when)));
/** In strong wind, bare legs are too cold below this temperature, in degrees Celsius. */
const mildWind = 20;
/** In degrees Celsius: below them, warmth comes before a dry coat, and before one against the wind. */
const warmFirstBelow = { rain: 4, dry: 10 };
/** In degrees Celsius: what one dresses for at an occasion indoors, if it is colder or hotter outdoors. */
const room = { coldest: 18, hottest: 29 };
export const roomTemperature = (outdoors: number): number =>
  Math.min(room.hottest, Math.max(room.coldest, outdoors));

/** From this formality, 0 to 1, one changes shoes at the door of an occasion that is no ordinary day. */
const ofPumps = 0.58;

/** Of the northern temperate zone, where most people live. They count only if the weather is unknown. */
const coldMonths = [11, 12, 1, 2, 3];
const summerMonths = [6, 7, 8];

type WeatherAt = { month?: number | null; isOutdoors?: boolean | undefined; isAtHome?: boolean };

/** Returns the rules for a weather. If it does not rain, rain boots are not worn, even if nothing else is known. */
export function weatherRules(
  weather: Weather | null,
  { month = null, isOutdoors = false, isAtHome = false }: WeatherAt = {},
): WeatherRules {
  const { temperature = null, rain = false, snow = false, windy = false } = weather ?? {};
  const isWet = rain || snow;
  const step = temperature !== null && steps.find((from) => temperature >= Number(from));
  // What comes first is preferred first: in the cold, a warm coat also in the rain, but not for hours outdoors.
  const isCold =
    temperature !== null && temperature < warmFirstBelow[rain ? 'rain' : 'dry'] && !(isOutdoors && rain);
  const found = [
    isCold && step,
    rain && !snow && 'rain',
    snow && 'snow',
    !isWet && 'dry',
    !weather && 'unknown',
    isAtHome && 'at home',
    !weather &&
      month !== null &&
      (coldMonths.includes(month) ? 'winter' : summerMonths.includes(month) && 'summer'),
    weather && !isWet && 'fair',
    windy && 'wind',
    windy && (temperature === null || temperature < mildWind) && 'cool wind',
    !isCold && step,
  ].flatMap((when) => (when ? (rules.get(when) ?? []) : []));
  return { bans: found.map(({ bans }) => bans).join(' '), prefers: found.flatMap(({ prefers }) => prefers) };
}

/**
 * Returns the rules for a weather at an occasion as tests of items. For an occasion indoors, only outerwear and
 * accessories follow the weather, and shoes unless it is very formal: the rest, with a blazer, is chosen for a warm room.
 */
export function weatherTests(
  weather: Weather | null,
  setting?: Setting,
  at: Omit<WeatherAt, 'isOutdoors'> = {},
): { bans: Test; prefers: Test[] } {
  const { bans, prefers } = weatherRules(weather, { ...at, isOutdoors: setting?.outdoors });
  const outside = { bans: ruleOf(bans), prefers: prefers.map(ruleOf) };
  if (!setting?.indoors || !weather) return outside;
  const { temperature } = weather;
  const calm = { rain: false, snow: false, windy: false, words: '', from: 'card' as const };
  const inside = ruleOf(
    weatherRules({ ...calm, temperature: temperature === null ? null : roomTemperature(temperature) }).bans,
  );
  // Linen, bare legs and summer dresses are too cold on the way there.
  const isOver = ruleOf(
    `@outerwear&!blazer @accessory @top&#linen @bottom&#linen skirt&#satin skirt&#silk maxi-skirt&#satin mini-skirt shorts crop-top @dress&#thin-straps @dress&#only-summer @dress&color=white,yellow @dress&#floral ${setting.formality >= ofPumps && (setting.attended || setting.jacket) ? '' : '@shoes'}`,
  );
  return {
    bans: (item) => (isOver(item) ? outside.bans(item) : inside(item)),
    prefers: outside.prefers.map((prefer) => (item) => isOver(item) && prefer(item)),
  };
}
