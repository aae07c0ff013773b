import { isoDay } from '#shared/rules/days';
import type { Brief } from '#shared/stylist/hearing/brief';
import { placeNamed } from '#shared/stylist/hearing/climate';
import { isSaidInDegrees, type KnownWeather } from '#shared/stylist/hearing/surroundings';
import { log } from '../platform/log.ts';
import { daysForecast, findPlace, forecastAt } from '../weather/open-meteo.ts';
import { skyOf } from '../weather/weather-code.ts';

/** Asks for the forecast for a brief. `home`, the card's place, is used if it names none. */
export type AskForecast = (brief: Brief, home: string | null, today: Date) => Promise<KnownWeather | null>;

type PartOfDay = NonNullable<NonNullable<Brief['day']>['partOfDay']>;

/** The first and the last hour of the forecast that are used for each part of the day. */
const hoursOf: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [7, 10],
  noon: [11, 14],
  afternoon: [13, 17],
  evening: [18, 22],
  night: [21, 23],
};
/** The hours that are used if the request names no part of the day. */
const wholeDay = [9, 18] as const;

/**
 * Asks Open-Meteo for the weather at the place and on the day that a brief names, with at most two requests. Returns
 * null if no day or no place is known, if the day is further away than forecasts reach, or if the words of the request
 * describe the weather better. If the forecast fails, it logs the error and returns null, so that the outfit is made
 * without it.
 */
export const askForecast: AskForecast = async ({ place, day, weather }, home, today) => {
  const name = place ?? home;
  if (!day || !name || !isWithinReach(day.date, today)) return null;
  // 'A scorching day in Seville' names no specific day, and its words already give the temperature.
  if (weather?.from === 'prompt' && (!day.words || isSaidInDegrees(weather))) return null;
  try {
    const found = placeNamed(name) ?? (await findPlace(name));
    const forecast =
      found && (await forecastAt(found, day.date, day.partOfDay ? hoursOf[day.partOfDay] : wholeDay));
    if (!forecast) return null;
    const { temperature, windSpeed, weatherCode } = forecast;
    return { temperature: Math.round(temperature), windSpeed, condition: skyOf(weatherCode).condition };
  } catch (error) {
    log.warn('The forecast for a request could not be fetched', error as Error);
    return null;
  }
};

const isWithinReach = (date: string, today: Date) =>
  date >= isoDay(today) && date < isoDay(new Date(today.getTime() + daysForecast * 24 * 60 * 60_000));
