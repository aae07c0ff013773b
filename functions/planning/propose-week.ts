import type { ClothingItem } from '#shared/contract/clothing-item';
import type { ProposedDay, ProposeWeek, WeekProposal } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { planWeek } from '#shared/stylist/planning/plan-week';
import { presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { log } from '../platform/log.ts';
import { inWearingOrder } from '../rows/outfits/outfit-pieces.ts';
import { weatherOfDays } from './day-weather.ts';
import { factsOfDay, sayFaults, sayWhyNot, type WeatherDay } from './describe-day.ts';
import { occasionOf } from './occasions.ts';
import { readPerson } from './read-person.ts';
import { toPiece } from './to-piece.ts';

/**
 * Proposes an outfit for each of some days, based on the weather and the occasion. Stores nothing. A day that has an
 * outfit in the calendar gets no proposal. Makes seven database calls. If the user has no place or Open-Meteo does not
 * respond, the outfits ignore the weather, and `noWeather` in the result says why.
 */
export async function proposeWeek(
  userId: string,
  { days: asked }: ProposeWeek,
  language: Language,
): Promise<WeekProposal> {
  const dates = asked.map(({ date }) => date);
  const { wardrobe, place, occasions, planned, around, known, titles } = await readPerson(userId, dates);
  const weather = await weatherAt(place, dates);
  const days = asked.map(({ date, occasion = occasionOf(date, occasions), keep, avoid }) => ({
    date,
    occasion,
    weather: weather.days.get(date) ?? null,
    keep: isComplete(keep, wardrobe) ? keep : null,
    avoid,
  }));
  const free = days.filter(({ date }) => !planned.has(date));
  const plans = new Map(
    planWeek(wardrobe, free, {
      ...known,
      userId,
      taken: [...around, ...[...planned].map(([date, { itemIds }]) => ({ date, itemIds }))],
    }).map((plan) => [plan.day.date, plan]),
  );
  const said = [...titles];
  const proposed = days.map((day): ProposedDay => {
    const plan = plans.get(day.date);
    const shown = { date: day.date, occasion: day.occasion, weather: day.weather };
    if (!plan) {
      const { title = '', titleLanguage, itemIds = [] } = planned.get(day.date) ?? {};
      return { ...shown, taken: { title, titleLanguage, itemIds }, outfit: null, notes: [] };
    }
    const itemIds = day.keep ?? plan.outfit?.garments.map(({ id }) => id);
    if (!itemIds) return { ...shown, taken: null, outfit: null, notes: [sayWhyNot(wardrobe, language)] };
    const facts = factsOfDay(wardrobe, itemIds, day satisfies WeatherDay, plan.brief, language, known);
    const { title } = presentOutfit(facts, { titles: said, sentences: [] });
    said.push(title);
    const pieces = inWearingOrder(itemIds.flatMap((id) => wardrobe.find((item) => item.id === id) ?? []));
    return { ...shown, taken: null, outfit: { title, pieces: pieces.map(toPiece) }, notes: sayFaults(facts) };
  });
  return { place: weather.place, noWeather: weather.problem, days: proposed };
}

/** Whether all pieces of an outfit that the user wants to keep are still in the wardrobe. */
const isComplete = (
  keep: readonly string[] | undefined,
  wardrobe: readonly ClothingItem[],
): keep is readonly string[] =>
  keep?.every((id) => wardrobe.some((item) => item.id === id && !item.archiveReason)) ?? false;

/** The weather of some days at a person's place, or why there is none. */
export async function weatherAt(place: string | null, dates: readonly string[]) {
  if (!place) return { place: null, problem: 'no place' as const, days: new Map() };
  try {
    return { ...(await weatherOfDays(place, dates)), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn('A week is planned without weather', error);
    return { place: null, problem: 'unavailable' as const, days: new Map() };
  }
}
