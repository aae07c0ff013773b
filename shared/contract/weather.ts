import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';

/** The weather conditions, only as detailed as the choice of clothes needs. */
const weatherConditions = ['clear', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'thunderstorm'] as const;
export type WeatherCondition = (typeof weatherConditions)[number];

export const Weather = z.object({
  temperature: z.number().describe('degrees Celsius'),
  condition: z.enum(weatherConditions),
  description: z.string().max(100),
  /** The name of a symbol. Each condition has one. */
  icon: z.string().max(40),
  humidity: z.number().describe('percent'),
  windSpeed: z.number().describe('metres a second'),
  /** The lowest and highest temperature of the day, in degrees Celsius. */
  low: z.number(),
  high: z.number(),
  /** The name of the place that the geocoder found. */
  place: z.string().max(200),
});
export type Weather = z.infer<typeof Weather>;

/** The forecast of a day, with its lowest and highest temperature in degrees Celsius. */
export const DayForecast = Weather.pick({ condition: true, low: true, high: true }).extend({
  date: z.iso.date(),
});
export type DayForecast = z.infer<typeof DayForecast>;

const WeatherRequest = z.object({
  location: z
    .string('Location is required')
    .trim()
    .min(1, 'Location is required')
    .max(limits.profile.location, `Location must be less than ${limits.profile.location} characters`),
});

export const weather = defineContract({
  /** Returns the weather at a place. It is a POST, because a URL should not contain the location of a person. */
  getWeather: {
    route: 'POST /weather',
    cost: 'weather',
    repeat: 'reads',
    body: WeatherRequest,
    result: Weather,
  },
});
