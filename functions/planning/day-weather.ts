import type { DayWeather } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import { dayFromToday } from '#shared/rules/days';
import { type Climate, nearestClimate, placeNamed } from '#shared/stylist/hearing/climate';
import { log } from '../platform/log.ts';
import {
  type Coordinates,
  type DayForecast,
  daysForecast,
  findPlace,
  forecastOfDays,
} from '../weather/open-meteo.ts';
import { skyOf } from '../weather/weather-code.ts';

/** If a month's usual maximum is below this, in degrees Celsius, snow is assumed. */
const snowBelow = 0;

/**
 * The weather of some days, in ascending order, at a place given by name. Days within the range of the forecast get the
 * forecast. Later days get the usual weather of the month, if the place is in the climate table or near a place in it.
 * Makes at most two requests. If the forecast fails, all days get the usual weather. Throws `weather.unknown_place` if
 * there is no place with this name, and `weather.unavailable` if the place could not be looked up.
 */
export async function weatherOfDays(name: string, dates: readonly string[]) {
  const place = await locate(name);
  const climate = placeNamed(name) ?? nearestClimate(place);
  const reached = dates.filter((date) => date >= dayFromToday(-1) && date < dayFromToday(daysForecast));
  const forecast = await forecastFor(place, reached);
  return {
    place: place.name,
    days: new Map(
      dates.map((date): [string, DayWeather | null] => [
        date,
        ofForecast(forecast.get(date)) ?? ofClimate(climate, date),
      ]),
    ),
  };
}

async function locate(name: string): Promise<Coordinates & { name: string }> {
  try {
    const found = await findPlace(name);
    if (found) return found;
  } catch (error) {
    log.warn('A place could not be looked up', error as Error);
    const known = placeNamed(name);
    if (known) return known;
    throw new AppError('weather.unavailable');
  }
  const known = placeNamed(name);
  if (!known) throw new AppError('weather.unknown_place');
  return known;
}

/** A failed forecast is only logged, and the days get their usual weather. */
async function forecastFor(place: Coordinates, dates: readonly string[]): Promise<Map<string, DayForecast>> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return new Map();
  try {
    return await forecastOfDays(place, first, last);
  } catch (error) {
    log.warn('The forecast for a plan could not be fetched', error as Error);
    return new Map();
  }
}

function ofForecast(forecast: DayForecast | undefined): DayWeather | null {
  if (!forecast) return null;
  const { temperature, low, high, windSpeed, weatherCode } = forecast;
  return {
    temperature: Math.round(temperature),
    low: Math.round(low),
    high: Math.round(high),
    condition: skyOf(weatherCode).condition,
    windSpeed,
    from: 'forecast',
  };
}

function ofClimate(climate: Climate | null, date: string): DayWeather | null {
  const temperature = climate?.maxima[Number(date.slice(5, 7)) - 1];
  if (temperature === undefined) return null;
  return {
    temperature,
    low: null,
    high: null,
    ...(temperature < snowBelow ? { condition: 'snow' as const } : {}),
    windSpeed: null,
    from: 'climate',
  };
}
