import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { DayWeather } from '#shared/contract/planning';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { DayToDress } from '#shared/stylist/planning/day-brief';
import { canBeWorn } from '#shared/stylist/ranking/availability';
import { toGarment } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import type { Preferred } from '#shared/stylist/ranking/rank-request';
import { type Facts, factsOf } from '../../shared/stylist/wording/facts.ts';
import { phraserFor } from '../../shared/stylist/wording/phraser.ts';
import { sayShortcomings } from '../../shared/stylist/wording/say-shortcomings.ts';
import { shortcomingsOf } from '../../shared/stylist/wording/shortcomings.ts';
import { wordingIn } from '../../shared/stylist/wording/wording-in.ts';

/** A day to plan, with its weather. The weather says whether it comes from the forecast or from the climate table. */
export type WeatherDay = DayToDress & { weather: DayWeather | null };

/** Prepares a day's brief for its texts: adds the date, and the month if the weather is the month's usual. */
export function toldBrief(brief: Brief, { date, weather }: WeatherDay): Brief {
  if (!brief.weather || !weather) return brief;
  const isForecast = weather.from === 'forecast';
  return {
    ...brief,
    day: { date, isToday: false, partOfDay: null, words: date },
    month: isForecast ? null : Number(date.slice(5, 7)),
    weather: { ...brief.weather, from: isForecast ? 'forecast' : 'place' },
  };
}

/** The facts about an outfit on a day, from which texts are made. */
export function factsOfDay(
  wardrobe: readonly ClothingItem[],
  itemIds: readonly string[],
  day: WeatherDay,
  brief: Brief,
  language: Language,
  known: Preferred = {},
): Facts {
  const available = wardrobe.filter(canBeWorn);
  const worn = itemIds.flatMap((id) => wardrobe.find((item) => item.id === id) ?? []);
  const garments = worn.map(toGarment);
  const reasons = outfitScorer(intentOf(brief, day.weather), known).reasons(garments);
  const others = available.filter(({ id }) => !itemIds.includes(id));
  const request = {
    language,
    prompt: '',
    mood: null,
    occasion: day.occasion,
    weather: null,
    baseItemIds: [],
  };
  const inLaundry = wardrobe.filter((item) => item.isInLaundry && !item.archiveReason);
  return factsOf(request, toldBrief(brief, day), { garments, reasons }, [...worn, ...others], inLaundry);
}

/** The shortcomings of an outfit, as sentences. */
export const sayFaults = (facts: Facts): string[] =>
  sayShortcomings(
    shortcomingsOf(facts),
    phraserFor(facts.worn.map(({ id }) => id).join()),
    facts.brief,
    facts.language,
  );

const slots = ['top', 'bottom', 'dress'] as const;

/** Explains in a sentence why no outfit can be made: what the wardrobe lacks, or what is in the laundry. */
export function sayWhyNot(wardrobe: readonly ClothingItem[], language: Language): string {
  const { noOutfit, slots: names } = wordingIn(language);
  const owned = wardrobe.filter(({ archiveReason }) => !archiveReason);
  const has = (items: readonly ClothingItem[], slot: (typeof slots)[number]) =>
    items.some(({ category }) => slotOf(category) === slot);
  const clean = owned.filter(canBeWorn);
  const lacking = (items: readonly ClothingItem[]) =>
    (['top', 'bottom'] as const).filter((slot) => !has(items, slot));
  if (!has(owned, 'dress') && lacking(owned).length)
    return noOutfit.lacking({ slots: [...lacking(owned), 'dress' as const].map((slot) => names[slot]()) });
  const pieces = owned.length - clean.length;
  if (pieces === 0) return noOutfit.atAll();
  return noOutfit[pieces === 1 ? 'pieceInLaundry' : 'piecesInLaundry']({ pieces });
}
