import type { Weather } from '../contract/weather.ts';
import type { Brief } from './brief.ts';
import type { Climate } from './climate.ts';
import type { NounGroup } from './noun-groups.ts';
import { type Part, saidIn } from './sentence.ts';

/** The weather as a card or a forecast tells it; what is missing is unknown. */
export type KnownWeather = Pick<Weather, 'temperature'> & {
  condition?: Weather['condition'] | undefined;
  windSpeed?: number | null | undefined;
  place?: string | undefined;
};
export type HeardWeather = NonNullable<Brief['weather']>;

/** From this wind on skirts and hats are caught, in metres a second. */
const strongWind = 9;
const wet: readonly string[] = ['drizzle', 'rain', 'thunderstorm'];
/** What a day of the season has in the temperate zone, in degrees Celsius. */
const degreesOfSeason: Readonly<Record<string, number>> = { winter: 0, spring: 12, summer: 24, autumn: 10 };
const seasonOfMonth = (month: number) =>
  [
    'winter',
    'winter',
    'spring',
    'spring',
    'spring',
    'summer',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'autumn',
    'winter',
  ][month - 1] ?? 'summer';
/** How much colder than the day's maximum an evening or a night is. */
const colderAt: Readonly<Record<string, number>> = { evening: 3, night: 6, morning: 4 };
/** Weather words that are shown beside the degrees. */
const badWeather: ReadonlySet<string> = new Set(
  'rain heavy-rain snow heavy-snow icy wind strong-wind thunder changeable'.split(' '),
);
/** Below this maximum a month has snow on the ground. */
const snowBelow = 0;

/** The weather of a request that tells none. */
export const weatherOfCard = (card: KnownWeather | null) =>
  weatherOf({ said: [], denied: [] }, null, null, { weather: card });

/** The meanings of the weather words of a request: the plain ones and the negated ones. */
type WeatherWords = { said: readonly { meaning: string; words: string }[]; denied: readonly string[] };

/** The weather words of a request; those inside the name of a piece ('winter coat') tell no weather. */
export function weatherWordsOf(parts: readonly Part[], groups: readonly NounGroup[]): WeatherWords {
  const inGroup = new Set(groups.filter(({ kinds }) => kinds).flatMap((group) => group.parts));
  const words = saidIn(parts, 'weather').flatMap(({ concept, part }) => {
    // 'winter coat', 'rain boots': the season of a piece and not of the day.
    const next = parts[parts.indexOf(part) + 1];
    if (next && inGroup.has(next) && saidIn([next], 'garment').length > 0) return [];
    return [{ meaning: concept.meaning, words: part.typed, negated: part.negated !== null }];
  });
  return {
    said: words.filter(({ negated }) => !negated),
    denied: words.filter(({ negated }) => negated).map(({ meaning }) => meaning),
  };
}

/** The degrees Celsius that numbers with a unit tell: '30 degrees', 'minus 10', '28 grader', '90 °F'. */
export function degreesIn(parts: readonly Part[]): { degrees: number; words: string } | null {
  for (const [at, part] of parts.entries()) {
    const number = numberOf(part);
    if (number === null) continue;
    const before = parts[at - 1];
    const after = parts[at + 1];
    const minus = [before, after].some((part) => part !== undefined && meanings(part).includes('minus'));
    const units = after
      ? [
          ...meanings(after).filter((each) => each.startsWith('unit:')),
          ...(after.typed === '°' ? ['unit:c'] : []),
        ]
      : [];
    const next = parts[at + 2];
    const fahrenheit =
      units.includes('unit:f') ||
      (next !== undefined && meanings(next).includes('unit:f')) ||
      (after?.typed === '°' && next?.typed === 'f');
    const below = next !== undefined && meanings(next).includes('minus');
    if (!minus && units.length === 0 && number >= 0) continue;
    const value = minus || below ? -Math.abs(number) : number;
    const degrees = fahrenheit ? ((value - 32) * 5) / 9 : value;
    if (degrees < -50 || degrees > 50) continue;
    return { degrees: Math.round(degrees), words: `${Math.round(degrees)} °C` };
  }
  return null;
}

const meanings = (part: Part) => saidIn([part], 'weather').map(({ concept }) => concept.meaning);

const numberOf = (part: Part): number | null => {
  if (part.tokens[0]?.kind === 'number') return Number(part.tokens[0].text);
  return saidIn([part], 'number')[0]?.concept.value ?? null;
};

/** Whether the degrees of a weather were said as a number: no report outranks them. */
export const isSaidInDegrees = ({ from, words }: HeardWeather): boolean =>
  from === 'prompt' && /\d °C/.test(words);

/**
 * The weather of a request. Degrees that are said count first, then a forecast, the climate of a place with its month,
 * adjectives, the climate of a place on a day, a season, the air of a room; what they leave open is taken from the card.
 */
export function weatherOf(
  { said, denied }: WeatherWords,
  degrees: { degrees: number; words: string } | null,
  usual: (Climate & { month: number }) | null,
  {
    weather: card = null,
    forecast = null,
  }: { weather?: KnownWeather | null; forecast?: KnownWeather | null },
): HeardWeather | null {
  const has = (...names: string[]) => names.some((name) => said.some(({ meaning }) => meaning === name));
  const values = (kind: string) =>
    said.flatMap(({ meaning, words }) =>
      meaning.startsWith(`${kind}:`) ? [{ value: meaning.slice(kind.length + 1), words }] : [],
    );
  const [adjective] = values('t');
  const [indoors] = card ? [] : values('indoor');
  const [season] = values('season');
  const [month] = values('month');
  const colder = Math.max(0, ...values('daytime').map(({ value }) => colderAt[value] ?? 0));
  const climate = usual?.maxima[usual.month - 1] ?? null;
  const ofSeason = season?.value ?? (month ? seasonOfMonth(Number(month.value)) : undefined);
  const [temperature, from, words] = degrees
    ? [degrees.degrees, 'prompt', degrees.words]
    : forecast
      ? [forecast.temperature, 'forecast', '']
      : climate !== null && (month || season)
        ? [climate - colder, 'place', '']
        : adjective
          ? [Number(adjective.value), 'prompt', adjective.words]
          : climate !== null
            ? [climate - colder, 'place', '']
            : ofSeason
              ? [(degreesOfSeason[ofSeason] ?? 15) - colder, 'season', season?.words ?? month?.words ?? '']
              : indoors
                ? [Number(indoors.value), 'prompt', indoors.words]
                : [card?.temperature ?? null, 'card', ''];
  const ownSky = has('rain', 'heavy-rain', 'snow', 'heavy-snow', 'sun', 'dry', 'thunder');
  const report = from === 'forecast' ? forecast : from === 'card' ? card : null;
  const condition = ownSky ? undefined : report?.condition;
  const rain =
    !denied.includes('rain') &&
    !has('dry') &&
    (has('rain', 'heavy-rain', 'thunder', 'changeable') || wet.includes(condition ?? ''));
  const snow =
    !denied.includes('snow') &&
    (has('snow', 'heavy-snow', 'icy') ||
      condition === 'snow' ||
      (from !== 'forecast' && climate !== null && climate < snowBelow));
  const windy =
    !denied.includes('wind') && (has('wind', 'strong-wind') || (report?.windSpeed ?? 0) >= strongWind);
  const sky = said.filter(({ meaning }) => badWeather.has(meaning)).map(({ words: typed }) => typed);
  if (temperature === null && !rain && !snow && !windy) return null;
  return {
    temperature: temperature ?? (snow ? -2 : null),
    rain,
    snow,
    windy,
    words: [...new Set([words, ...sky])].filter(Boolean).join(', '),
    from: sky.length && from === 'card' ? 'prompt' : (from as HeardWeather['from']),
  };
}
