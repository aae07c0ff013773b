import * as z from 'zod';
import { defineContract } from './define.ts';
import { Allowance } from './generation.ts';
import { Insights } from './outfits.ts';
import { PinboardBoard, Trends } from './pinboard.ts';
import { TripSummary } from './planning.ts';
import { Profile } from './profile.ts';
import { DayForecast, Weather } from './weather.ts';

/** The inputs of an outfit besides the wardrobe. A part is missing if it was not requested or could not be read. */
const Styling = z
  .object({
    profile: Profile,
    /** The weather at the place of the person; null if the profile has no place. */
    weather: Weather.nullable(),
    /** The forecast of today and the days after it, at the place of the person; null if the profile has no place. */
    forecast: z.array(DayForecast).nullable(),
    insights: Insights,
    /** The Pinterest board that the person chose last. */
    board: PinboardBoard.nullable(),
    trends: Trends,
    allowance: Allowance,
    /** The trips that were made last. */
    trips: z.array(TripSummary),
  })
  .partial();
export type Styling = z.infer<typeof Styling>;

const StylingPart = Styling.keyof();
export type StylingPart = z.infer<typeof StylingPart>;

export const styling = defineContract({
  /** Returns several parts in one call. A part that fails is left out. If all parts fail, the call fails. */
  readStyling: {
    route: 'GET /styling',
    cost: 'styling',
    query: z.object({
      parts: z
        .string()
        .max(100)
        .transform((parts) => [...new Set(parts.split(','))])
        .pipe(z.array(StylingPart).min(1)),
    }),
    result: Styling,
  },
});
