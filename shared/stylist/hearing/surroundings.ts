import type { Weather } from '../../contract/weather.ts';
import type { Brief } from './brief.ts';
import { isLetter } from './clause-text.ts';
import type { Climate } from './climate.ts';
import type { Degrees } from './degrees.ts';
import type { NounGroup } from './noun-groups.ts';
import { hasRole, isGarment, type Part, saidIn, saysWeather, typedIn } from './sentence.ts';

/** The weather according to the weather card or a forecast. A missing field is unknown. */
export type KnownWeather = Pick<Weather, 'temperature'> & {
  condition?: Weather['condition'] | undefined;
  windSpeed?: number | null | undefined;
  place?: string | undefined;
};
export type HeardWeather = NonNullable<Brief['weather']>;

/** The wind speed, in metres per second, from which skirts and hats are a problem. */
const strongWind = 9;
const wet: readonly string[] = ['drizzle', 'rain', 'thunderstorm'];
/** The temperature that is assumed for a season or a month, in degrees Celsius: a typical day in the temperate zone. */
const degreesOfSeason: Readonly<Record<string, number>> = { winter: 0, spring: 12, summer: 24, autumn: 10 };
const degreesOfMonth = [0, 1, 5, 11, 17, 21, 24, 23, 18, 11, 6, 2];
/** By how many degrees these parts of the day are colder than the day's maximum. */
const colderAt: Readonly<Record<string, number>> = { evening: 3, night: 6, morning: 4 };
/** The meanings of words for snow and ice, and of all words that are shown next to the degrees. */
const snows = ['snow', 'heavy-snow', 'icy'];
const badWeather = [...snows, 'rain', 'heavy-rain', 'wind', 'strong-wind', 'thunder', 'changeable'];
/** If the maximum of a month is below this, snow on the ground is assumed. */
const snowBelow = 0;

/** Whether it rains, snows or freezes, so that shoes and outerwear are needed. */
export const isHarsh = (weather: Brief['weather']) =>
  weather !== null && (weather.rain || weather.snow || (weather.temperature ?? 0) < 0);

/** Returns the weather of a request whose words do not mention the weather. */
export const weatherOfCard = (card: KnownWeather | null) =>
  weatherOf({ said: [], denied: [] }, null, null, { weather: card });

/** Returns the weather of a request for which a forecast was asked. */
export const weatherOfForecast = (forecast: KnownWeather) =>
  weatherOf({ said: [], denied: [] }, null, null, { forecast });

/** The meanings of the weather words in a request: the stated ones and the negated ones. */
type WeatherWords = {
  /** In degrees Celsius: how far from the card an adjective may be that is about the day. */
  reach?: number;
  said: readonly { meaning: string; words: string }[];
  denied: readonly string[];
};

/**
 * Returns the weather words of a request. Words inside the name of a piece ('winter coat') do not count, nor do months other
 * than that of its day: 'this Friday, and another one in September'.
 */
export function weatherWordsOf(
  parts: readonly Part[],
  groups: readonly NounGroup[],
  day: { date: string; words: string } | null,
): WeatherWords {
  const isOfDay = (meaning: string) =>
    !day?.words || !meaning.startsWith('month:') || Number(meaning.slice(6)) === Number(day.date.slice(5, 7));
  const inGroup = new Set(groups.filter(({ kinds }) => kinds).flatMap((group) => group.parts));
  const styled = saidIn(parts, 'style').flatMap(({ part }) => part.tokens.slice(1).map(({ typed }) => typed));
  const words = saidIn(parts, 'weather').flatMap(({ concept, part }) => {
    const at = parts.indexOf(part);
    const before = typedIn(
      parts.slice(Math.max(0, at - 9), at).filter(({ sentence }) => sentence === part.sentence),
    );
    if (tellsWarmth(part) && (ofPerson.test(before) || denies.test(before))) return [];
    // In 'winter coat' and 'rain boots' the word describes the piece and not the day.
    const isPiece = (other: Part | undefined) => other && isGarment(other);
    const next = parts[at + 1];
    if (next && inGroup.has(next) && isPiece(next)) return [];
    // 'Not so wet'
    const negated = part.negated !== null || hasRole(parts[at - 1] ?? part, 'softener');
    // 'I do not want my boots wet' denies no rain.
    if (negated && isPiece(parts[at - 1])) return [];
    // 'Look hot, but too hot?'
    if (styled.includes(part.typed)) return [];
    return [{ meaning: concept.meaning, words: part.typed, negated }];
  });
  return {
    reach: isLetter(parts) ? 0 : parts.length > longestNote ? farOff : Number.POSITIVE_INFINITY,
    said: words.filter(({ negated, meaning }) => !negated && isOfDay(meaning)),
    denied: words.filter(({ negated }) => negated).map(({ meaning }) => meaning),
  };
}

/** In degrees Celsius: what people call cold, chilly and hot weather. */
const [coldUpTo, chillyUpTo, hotFrom] = [9, 12, 24];

/** 'I get a bit hot' tells of no weather. */
const ofPerson =
  /(?:^| )(?:(?:i|jag) (?:get|gets|run|feel|blir|bli)|(?:he|she|they|who|han|hon|den|de) (?:is|are|s|looks?|är))(?: \S+){0,2}$/;
/** 'It doesn't look as if it will be very warm' */
const denies = /(?:n['’]?t|\bnot|\binte)(?: \S+){0,7}$/;
const tellsWarmth = (part: Part | undefined) => part !== undefined && saysWeather([part], /^t:/);
/** In degrees Celsius: what the climate of a place, and an adjective, may differ from the card. */
const [nearby, nearbyInWords] = [5, 9];

/**
 * In degrees Celsius. In a long text, an adjective that is further from the card is about something else: 'give me cold
 * and rain any time', and in a letter each of them may be. A person who asks for something warm in the snow or something
 * cool in the heat speaks of clothes in any text.
 */
const farOff = 15;
const farOffAt = new Map([
  ['22', 9],
  ['12', 12],
]);

/** In degrees Celsius: so far below the usual maximum of a place, its cold days are. */
const farBelow = 12;

/** In degrees Celsius: the coldest rain. */
const rainFrom = 2;

/** In words and marks. */
const longestNote = 20;

/** Whether a temperature in words, such as 'cold', is that of the weather card, too. */
const isLike = (degrees: number, card: KnownWeather | null, reach = nearby) =>
  card !== null &&
  (Math.abs(degrees - card.temperature) <= reach ||
    (degrees <= coldUpTo && card.temperature <= chillyUpTo) ||
    (degrees >= hotFrom && card.temperature >= hotFrom));

/** Whether the person stated the temperature as a number. A forecast does not replace such a number. */
export const isSaidInDegrees = ({ from, words }: HeardWeather): boolean =>
  from === 'prompt' && /\d °C/.test(words);

/**
 * Returns the weather of a request. The temperature comes from the first of these that is known: stated degrees, a
 * forecast, the climate of a place in a stated month, adjectives that the card does not confirm, the climate of a place
 * on a day, a month, the card, a season, the temperature of a room.
 */
export function weatherOf(
  { said, denied, reach = Number.POSITIVE_INFINITY }: WeatherWords,
  degrees: Degrees | null,
  usual: (Climate & { month: number }) | null,
  {
    weather: card = null,
    forecast = null,
    thisMonth,
    isHere = false,
  }: {
    weather?: KnownWeather | null;
    forecast?: KnownWeather | null;
    thisMonth?: number;
    /** Whether the words are about the place of the report. */
    isHere?: boolean;
  },
): HeardWeather | null {
  const has = (...names: string[]) => names.some((name) => said.some(({ meaning }) => meaning === name));
  const values = (kind: string) =>
    said.flatMap(({ meaning, words }) =>
      meaning.startsWith(`${kind}:`) ? [{ value: meaning.slice(kind.length + 1), words }] : [],
    );
  // The report of today knows better than the name of the month that it is.
  const [month] = values('month').filter(({ value }) => !card || Number(value) !== thisMonth);
  const [adjective] = values('t').filter(
    ({ value }) =>
      (month !== undefined || !isLike(Number(value), card, nearbyInWords)) &&
      !(card && Math.abs(Number(value) - card.temperature) > Math.min(reach, farOffAt.get(value) ?? reach)),
  );
  const [indoors] = card ? [] : values('indoor');
  // The report of today knows better than a season or 'cold weather', but not 'a wedding in summer' in the snow.
  const isFar = (season: string) =>
    reach > 0 && Math.abs((degreesOfSeason[season] ?? 0) - (card?.temperature ?? 0)) > nearbyInWords;
  // The report of today knows better than the climate, if it may be that of the place or the words confirm it.
  const isConfirmed = values('t').some(({ value }) => isLike(Number(value), card));
  const [season] = values('season').filter(
    ({ value }) => !card || month !== undefined || (isFar(value) && !isConfirmed),
  );
  const colder = Math.max(0, ...values('daytime').map(({ value }) => colderAt[value] ?? 0));
  const maximum = usual?.maxima[usual.month - 1] ?? null;
  const climate = maximum !== null && ((!month && isLike(maximum, card)) || isConfirmed) ? null : maximum;
  const ofSeason = month ? degreesOfMonth[Number(month.value) - 1] : season && degreesOfSeason[season.value];
  const [temperature, from, words] = degrees
    ? [degrees.degrees, 'prompt', degrees.words]
    : forecast
      ? [forecast.temperature, 'forecast', '']
      : climate !== null && (month || season)
        ? [climate - colder, 'place', '']
        : adjective
          ? // 'Ice-cold rain' in Dublin is no frost.
            [
              Math.max(Number(adjective.value), (climate ?? Number.NEGATIVE_INFINITY) - farBelow),
              'prompt',
              adjective.words,
            ]
          : climate !== null
            ? [climate - colder, 'place', '']
            : ofSeason !== undefined && (month || !isLike(ofSeason - colder, card))
              ? [ofSeason - colder, 'season', month?.words ?? season?.words ?? '']
              : indoors
                ? [Number(indoors.value), 'prompt', '']
                : [card?.temperature ?? null, 'card', ''];
  const ownSky = has('rain', 'heavy-rain', 'snow', 'heavy-snow', 'sun', 'dry', 'thunder');
  // Degrees near those of the report are the same.
  const isOfCard = from === 'card' || (isHere && degrees !== null && isLike(degrees.degrees, card));
  const report = from === 'forecast' ? forecast : isOfCard ? card : null;
  const condition = ownSky ? undefined : report?.condition;
  const rain =
    !denied.includes('rain') &&
    !has('dry') &&
    (has('rain', 'heavy-rain', 'thunder', 'changeable') || wet.includes(condition ?? ''));
  const snow =
    !denied.includes('snow') &&
    (has(...snows) ||
      condition === 'snow' ||
      (from !== 'forecast' && climate !== null && climate < snowBelow));
  const windy =
    !denied.includes('wind') && (has('wind', 'strong-wind') || (report?.windSpeed ?? 0) >= strongWind);
  // If the person tells of snow and the temperature is that of the report, it is at most 0 °C.
  const snowing = from === 'card' ? said.find(({ meaning }) => snows.includes(meaning)) : null;
  const isRainOnly = has('rain', 'heavy-rain') && !snow && from !== 'place' && !degrees;
  const sky = said.filter(({ meaning }) => badWeather.includes(meaning)).map(({ words: typed }) => typed);
  const told = temperature ?? (snow ? -2 : null);
  if (told === null && !rain && !windy) return null;
  return {
    temperature:
      told === null ? null : Math.min(snowing ? 0 : told, isRainOnly ? Math.max(rainFrom, told) : told),
    rain,
    snow,
    windy,
    words: [...new Set([words, snowing?.words ?? '', ...sky])].filter(Boolean).join(', '),
    from: sky.length && from === 'card' ? 'prompt' : (from as HeardWeather['from']),
  };
}
