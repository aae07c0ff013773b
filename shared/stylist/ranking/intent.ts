import type { Weather as FullWeather } from '../../contract/weather.ts';
import type { Brief } from '../hearing/brief.ts';
import { isAtHome, settingOf } from '../hearing/words/settings.ts';
import { styleRules } from '../hearing/words/style-rules.ts';
import { asksForLayer, feltWeather, needsRoomLayer } from './felt-weather.ts';
import { bareFrom, coatBelow, hardFrost } from './temperatures.ts';
import { families } from './words/families.ts';

/** The weather as input of the ranker, in degrees Celsius and metres per second. A missing field is unknown. */
export type Weather = Pick<FullWeather, 'temperature'> & {
  low?: number | null | undefined;
  high?: number | null | undefined;
  condition?: FullWeather['condition'] | undefined;
  windSpeed?: number | null | undefined;
};

/** What a brief asks of an outfit beyond the hard rules. The ranker scores outfits against it. */
export type Intent = {
  /** 0 (gym) to 1 (black tie); null if nothing indicates it. */
  formality: number | null;
  /** How well each style suits, 0 to 1. A missing style is neither wanted nor unwanted. */
  styles: Readonly<Record<string, number>>;
  /** How much each style family suits, 0 to 1, in the order of `families`. */
  families: readonly number[];
  /** Kinds of items that suit the occasion (`wants`), and kinds that do not suit it (`avoids`). */
  wants: ReadonlySet<string>;
  avoids: ReadonlySet<string>;
  /** The temperature in degrees Celsius as it feels in the wind; null if it is unknown. */
  temperature: number | null;
  /** The lowest temperature of the day in degrees Celsius; null if it is unknown. */
  low: number | null;
  rain: boolean;
  snow: boolean;
  /** Whether the wind is strong enough to lift a skirt or blow a hat away. */
  windy: boolean;
  /** Whether the outfit needs outerwear because of cold or wet weather. */
  needsOuterwear: boolean;
  /** Whether the occasion is in a warm room. Only outerwear, shoes and accessories then have to suit the weather. */
  indoors: boolean;
  /** The pieces that were asked for. Each entry is a list of item ids, and one of them should be worn. */
  asked: readonly (readonly string[])[];
  /** The colors that were asked for. A piece in one color of each entry should be worn. */
  colors: readonly (readonly string[])[];
};

/** The intent of a request that asks for nothing in particular. */
export const openIntent: Intent = {
  formality: null,
  styles: {},
  families: families.map(() => 0),
  wants: new Set(),
  avoids: new Set(),
  temperature: null,
  low: null,
  rain: false,
  snow: false,
  windy: false,
  needsOuterwear: false,
  indoors: false,
  asked: [],
  colors: [],
};

/** From this wind speed on, in metres per second, the air feels colder: half a degree for each metre per second. */
const breeze = 4;
/** The wind speed, in metres per second, that is assumed if the prompt mentions wind and the speed is unknown. */
const wordyWind = 10;

/** A setting or a style word that influences the outfit, with its weight. */
type Hint = { weight: number; formality: number | null; styles: string; families: string };

/** By how many degrees it feels colder for hours outdoors, and on the way home from an evening out. */
const coolerOut = 3;
const lateAtNight = new Set(['club', 'party']);

/**
 * Returns the intent of a brief. The first setting decides; other settings and the style words adjust it. If a weather
 * is given, the wind and the lowest temperature come from it.
 */
export function intentOf(brief: Brief, card?: Weather | null): Intent {
  const places = brief.settings.flatMap(({ id }) => settingOf(id) ?? []);
  const [first] = places;
  const ofStyles: Hint[] = brief.styles
    .flatMap(({ id }) => styleRules[id] ?? [])
    .map((rules) => ({ ...rules, weight: 2 }));
  const hints = [...places.map((place, at) => ({ ...place, weight: at === 0 ? 3 : 0.6 })), ...ofStyles];
  const weather = feltWeather(brief);
  const fromCard = weather?.from === 'card' ? card : null;
  const wind = fromCard?.windSpeed ?? (weather?.windy ? wordyWind : 0);
  const temperature =
    weather?.temperature == null ? null : weather.temperature - Math.max(0, wind - breeze) * 0.5;
  const rain = weather?.rain ?? false;
  const snow = weather?.snow ?? false;
  const isOut =
    (first?.outdoors === true && !first.active) || brief.settings.some(({ id }) => lateAtNight.has(id));
  const cold = temperature !== null && temperature <= coatBelow + (isOut ? coolerOut : 0);
  const wantsLayer = asksForLayer(brief) && !needsRoomLayer(brief);
  return {
    formality: weighed(first ? [{ ...first, weight: 3 }, ...ofStyles] : hints, ({ formality }) => formality),
    styles: stylesOf(hints),
    families: families.map(
      (family) =>
        weighed(
          hints.filter((hint) => hint.families),
          (hint) => (hint.families.split(' ').includes(family) ? 1 : 0),
        ) ?? 0,
    ),
    wants: kinds(first?.wants),
    avoids: new Set([...kinds(first?.avoids)].filter((kind) => !kinds(first?.wants).has(kind))),
    temperature,
    low: fromCard?.low ?? null,
    rain,
    snow,
    windy: weather?.windy ?? false,
    needsOuterwear:
      !brief.noCoat &&
      !isAtHome(brief.settings) &&
      // Who runs gets warm, but in hard frost.
      !(brief.settings[0]?.id === 'run' && !rain && (temperature ?? 0) > hardFrost) &&
      (rain ||
        snow ||
        cold ||
        wantsLayer ||
        ((weather?.windy ?? false) && first?.outdoors === true && (isOut || (temperature ?? 0) < bareFrom))),
    indoors: first?.indoors ?? false,
    asked: brief.pieces.map(({ ids }) => ids).filter((ids) => ids.length > 0),
    colors: brief.colors.map(({ anyOf }) => anyOf),
  };
}

function weighed(hints: readonly Hint[], value: (hint: Hint) => number | null): number | null {
  const told = hints.flatMap((hint) => {
    const each = value(hint);
    return each === null ? [] : [{ each, weight: hint.weight }];
  });
  const sum = told.reduce((total, { weight }) => total + weight, 0);
  return sum === 0 ? null : told.reduce((total, { each, weight }) => total + weight * each, 0) / sum;
}

/** Returns how well each style suits. The first style of a hint counts fully, each further one a little less. */
function stylesOf(hints: readonly Hint[]): Record<string, number> {
  const styles: Record<string, number> = {};
  for (const { styles: names } of hints.toSorted((a, b) => b.weight - a.weight))
    for (const [place, style] of names.split(' ').filter(Boolean).entries())
      styles[style] = Math.max(styles[style] ?? 0, 1 - place * 0.2);
  return styles;
}

const kinds = (names: string | undefined) => new Set(names?.split(' ').filter(Boolean) ?? []);
