import * as z from 'zod';
import { dayOccasions } from '../catalog.ts';
import { limits } from '../limits.ts';
import { dayFromToday, isPlannable, isTimeZone, weekdays } from '../rules/days.ts';
import { defineContract } from './define.ts';
import { Outfit, OutfitText, titleFields, VisualizationItem } from './outfits.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { line } from './texts.ts';
import { Weather } from './weather.ts';

const DayOccasion = z.enum(dayOccasions);

/** The weather of a day: the forecast, or the usual temperature of the place in that month. */
export const DayWeather = z.object({
  temperature: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Missing if it is unknown. */
  condition: Weather.shape.condition.exactOptional(),
  windSpeed: z.number().nullable(),
  from: z.enum(['forecast', 'climate']),
});
export type DayWeather = z.infer<typeof DayWeather>;

/** What a plan, a trip and the calendar show of a piece. */
export const Piece = VisualizationItem.omit({ isSelected: true, reasoning: true });
export type Piece = z.infer<typeof Piece>;

/** A day of a week plan with its proposed outfit. */
export const ProposedDay = z.object({
  date: z.iso.date(),
  occasion: DayOccasion,
  weather: DayWeather.nullable(),
  /** The outfit that is already planned for the day; null if there is none. With one, none is proposed. */
  taken: z.object({ ...Outfit.pick(titleFields).shape, itemIds: z.array(z.string()) }).nullable(),
  /** Null if the wardrobe has no outfit for the day. */
  outfit: z.object({ title: z.string(), pieces: z.array(Piece) }).nullable(),
  /** Sentences that say what the outfit lacks, or why there is no outfit. */
  notes: z.array(z.string()),
});
export type ProposedDay = z.infer<typeof ProposedDay>;

const ItemIds = z.array(z.uuid()).min(1).max(limits.outfit.items);
const isNear = (date: string) => date >= dayFromToday(-1) && date <= dayFromToday(limits.plan.days + 1);
const isAscending = (days: readonly { date: string }[]) =>
  days.every(({ date }, at) => at === 0 || date > (days[at - 1]?.date ?? ''));
const near = z.iso.date().refine(isNear, `The date must be within the next ${limits.plan.days} days`);
/** The days of a plan or a trip, each once and in order. `least` and `most` say what is wrong with their number. */
const daysOf = <Day extends z.ZodType<{ date: string }>>(day: Day, least?: string, most?: string) =>
  z
    .array(day)
    .min(1, least)
    .max(limits.plan.days, most)
    .refine(isAscending, 'Each day stands once, in order');
/** The days of a trip with these dates. */
const tripDaysOf = (date: z.ZodType<string>) =>
  daysOf(
    z.object({ date, occasion: DayOccasion }),
    'A trip has at least a day',
    `A trip has at most ${limits.plan.days} days`,
  );

export const ProposeWeek = z.object({
  days: daysOf(
    z.object({
      date: near,
      /** If it is missing, the occasion that was stored last for this weekday is used. */
      occasion: DayOccasion.optional(),
      /** The outfit that the person keeps, as item ids. */
      keep: ItemIds.optional(),
      /** Outfits that the person swapped for another one, as item ids. */
      avoid: z.array(ItemIds).max(limits.plan.swaps).default([]),
    }),
  ),
});
export type ProposeWeek = z.output<typeof ProposeWeek>;

export const WeekProposal = z.object({
  /** The place of the weather. Null if the profile has no place, or if the weather was not available. */
  place: z.string().nullable(),
  /** Why there is no weather; null if there is. */
  noWeather: z.enum(['no place', 'unavailable']).nullable(),
  days: z.array(ProposedDay),
});
export type WeekProposal = z.infer<typeof WeekProposal>;

export const SavePlan = z.object({
  days: daysOf(
    z.object({
      date: z.iso.date().refine(isPlannable, 'The date must be within the past year or the next two years'),
      occasion: DayOccasion,
      weather: DayWeather.nullable(),
      title: OutfitText.shape.title,
      itemIds: ItemIds,
    }),
  ),
});
export type SavePlan = z.output<typeof SavePlan>;
export type PlannedDay = SavePlan['days'][number];

/**
 * The outcome of each day. `saved`: the outfit was stored. `taken`: another outfit was planned for the day in the
 * meantime. `gone`: a piece no longer exists.
 */
export const SavedPlan = z.object({
  days: z.array(
    z.object({
      date: z.iso.date(),
      outcome: z.enum(['saved', 'taken', 'gone']),
      outfitId: z.uuid().nullable(),
    }),
  ),
});
export type SavedPlan = z.infer<typeof SavedPlan>;

/** A planned outfit that the forecast no longer suits, with sentences that say why, and one that it suits. */
export const Misfit = z.object({
  date: z.iso.date(),
  weather: DayWeather,
  notes: z.array(z.string()),
  instead: z.object({ title: z.string(), itemIds: z.array(z.string()) }),
});
export type Misfit = z.infer<typeof Misfit>;

const TripDay = z.object({
  date: z.iso.date(),
  occasion: DayOccasion,
  weather: DayWeather.nullable(),
  /** Empty if the wardrobe has no outfit for the day. */
  itemIds: z.array(z.string()),
  /** Sentences that say what the outfit lacks, or why there is no outfit. */
  notes: z.array(z.string()),
});

/** A line of a packing list that is no piece of the wardrobe, such as underwear or a charger. */
const PackingLine = z.object({
  id: z.uuid(),
  text: line('A text is required').min(1, 'A text is required').max(limits.trip.line),
  quantity: z.int().min(1).max(99),
});

export const Trip = z.object({
  id: z.uuid(),
  place: z.string(),
  days: z.array(TripDay),
  /** The pieces to pack. `worksIn` counts the outfits with the piece, of all that the packed pieces make. */
  pieces: z.array(Piece.extend({ worksIn: z.int().min(0) })),
  /** Accessories that are useful in the weather. The outfits do not contain them. */
  extras: z.array(Piece),
  /** The ids of the items and lines that the person has already put into the suitcase. */
  packed: z.array(z.string()),
  /** The ids of pieces that the person does not take along, and of those that they take along in any case. */
  without: z.array(z.string()),
  added: z.array(z.string()),
  lines: z.array(PackingLine),
  /** What the days need and the wardrobe does not have. */
  lacks: z.array(z.enum(['swimwear', 'rainwear'])),
  createdAt: z.iso.datetime(),
});
export type Trip = z.infer<typeof Trip>;

export const TripSummary = Trip.pick({ id: true, place: true }).extend({
  from: z.iso.date(),
  to: z.iso.date(),
  pieces: z.int(),
  packed: z.int(),
});
export type TripSummary = z.infer<typeof TripSummary>;

export const NewTrip = z.object({
  place: z
    .string()
    .trim()
    .min(1, 'A place is required')
    .max(limits.profile.location, `The place must be less than ${limits.profile.location} characters`),
  days: tripDaysOf(
    z.iso
      .date()
      .refine((day) => isPlannable(day) && day >= dayFromToday(-1), 'The date must be today or later'),
  ),
});
export type NewTrip = z.output<typeof NewTrip>;

export const TripChanges = z
  .object({
    days: tripDaysOf(z.iso.date().refine(isPlannable)),
    without: z.array(z.uuid()).max(limits.wardrobeItems),
    added: z.array(z.uuid()).max(limits.wardrobeItems),
    lines: z
      .array(PackingLine)
      .max(limits.trip.lines, `A packing list has at most ${limits.trip.lines} lines`),
  })
  .partial();
export type TripChanges = z.output<typeof TripChanges>;

/** When the morning mail comes: on these weekdays, at this hour of the time zone. */
export const MorningTimes = z.object({
  weekdays: z.array(z.enum(weekdays)).min(1).max(7),
  hour: z.int().min(0).max(23),
  timeZone: z.string(),
});
export type MorningTimes = z.output<typeof MorningTimes>;
const NewTimes = MorningTimes.refine(({ timeZone }) => isTimeZone(timeZone));
export const MorningMail = z.object({ times: MorningTimes.nullable() });
export type MorningMail = z.output<typeof MorningMail>;

const TripParams = z.object({ tripId: z.uuid() });
const PackedParams = TripParams.extend({ itemId: anyId });

export const planning = defineContract({
  /** Proposes outfits and stores nothing. A POST, because kept and swapped outfits do not fit into a URL. */
  proposeWeek: {
    route: 'POST /plans/proposals',
    cost: 'plans',
    repeat: 'reads',
    body: ProposeWeek,
    result: WeekProposal,
  },
  /** Stores the outfits and their calendar entries: for each day both or neither. The outfits are private. */
  savePlan: {
    route: 'POST /plans',
    cost: 'plans',
    repeat: 'once',
    body: SavePlan,
    result: SavedPlan,
    status: 201,
  },
  /** Stores the occasion of a weekday (1 for Monday to 7 for Sunday) for future plans. */
  setOccasion: {
    route: 'PUT /plans/occasions/{weekday}',
    params: z.object({ weekday: z.enum(weekdays) }),
    body: z.object({ occasion: DayOccasion }),
  },
  /** The planned outfits of the next days that the forecast no longer suits, where the wardrobe has a better one. */
  listMisfits: {
    route: 'GET /plans/misfits',
    cost: 'plans',
    query: z.object({ today: near }),
    result: z.array(Misfit),
  },
  /** Creates a trip with its packing list. */
  createTrip: {
    route: 'POST /trips',
    cost: 'plans',
    repeat: 'once',
    body: NewTrip,
    result: Trip,
    status: 201,
  },
  /** Changes a trip. Other days or pieces make the packing list anew. */
  changeTrip: {
    route: 'PATCH /trips/{tripId}',
    cost: { forNew: 'plans' },
    params: TripParams,
    body: TripChanges,
    result: Trip,
  },
  listTrips: { route: 'GET /trips', query: pageQuery(50), result: pageOf(TripSummary) },
  getTrip: { route: 'GET /trips/{tripId}', params: TripParams, result: Trip },
  removeTrip: { route: 'DELETE /trips/{tripId}', params: TripParams },
  /** Marks a piece of the packing list as packed. */
  packPiece: { route: 'PUT /trips/{tripId}/packed/{itemId}', params: PackedParams },
  unpackPiece: { route: 'DELETE /trips/{tripId}/packed/{itemId}', params: PackedParams },
  getMorningMail: { route: 'GET /morning-mail', result: MorningMail },
  setMorningMail: { route: 'PUT /morning-mail', body: NewTimes, result: MorningMail },
  removeMorningMail: { route: 'DELETE /morning-mail' },
});
