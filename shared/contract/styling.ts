import * as z from 'zod';
import { defineContract } from './define.ts';
import { Insights } from './outfits.ts';
import { PinboardBoard, Trends } from './pinboard.ts';
import { Profile } from './profile.ts';
import { Weather } from './weather.ts';

/** What an outfit is styled by besides the wardrobe; a part that is missing could not be read. */
const Styling = z
  .object({
    profile: Profile,
    /** Where the person is; null while they have not said where. */
    weather: Weather.nullable(),
    insights: Insights,
    /** The board that was chosen last. */
    board: PinboardBoard.nullable(),
    trends: Trends,
  })
  .partial();
export type Styling = z.infer<typeof Styling>;

const StylingPart = Styling.keyof();
export type StylingPart = z.infer<typeof StylingPart>;

export const styling = defineContract({
  /** Several parts in one call, each of which may fail without the others; where all fail, the call does. */
  readStyling: {
    route: 'GET /styling',
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
