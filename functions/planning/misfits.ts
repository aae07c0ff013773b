import { Service } from 'electrodb';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Misfit } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { briefOfDay } from '#shared/stylist/planning/day-brief';
import { faultFinder } from '#shared/stylist/planning/faults';
import { planWeek } from '#shared/stylist/planning/plan-week';
import { toGarment } from '#shared/stylist/ranking/garment';
import { presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { commit } from '../platform/transactions.ts';
import { CalendarEntryEntity } from '../rows/calendar/calendar-entry.ts';
import { outfitEntities, storeOutfit } from '../rows/outfits/outfit-rows.ts';
import { factsOfDay, sayFaults, type WeatherDay } from './describe-day.ts';
import { weatherAt } from './propose-week.ts';
import { readPerson } from './read-person.ts';
import { newOutfit } from './save-plan.ts';

const rows = new Service({ ...outfitEntities, entry: CalendarEntryEntity });
/** By how much the weather has to worsen an outfit, in faults, and another outfit has to be better than it. */
const misfit = 0.7;

const isDayOccasion = (occasion: string | null): occasion is DayOccasion =>
  (dayOccasions as readonly string[]).includes(occasion ?? '');

/** Reads the planned outfits of some days, and what the weather of each day finds wrong with them. */
async function checked(userId: string, dates: readonly string[]) {
  const person = await readPerson(userId, dates);
  const { wardrobe, planned, place } = person;
  const weather = await weatherAt(place, dates);
  const days = [...planned].flatMap(([date, { itemIds, occasion }]) => {
    const forecast = weather.days.get(date);
    if (forecast?.from !== 'forecast') return [];
    const day = {
      date,
      occasion: isDayOccasion(occasion) ? occasion : 'everyday',
      weather: forecast,
    } as const;
    const brief = briefOfDay(day, wardrobe);
    const garments = itemIds.flatMap((id) => wardrobe.filter((item) => item.id === id).map(toGarment));
    const calm = { ...day, weather: null };
    const harm =
      faultFinder(brief, forecast, wardrobe)(garments) -
      faultFinder(briefOfDay(calm, wardrobe), null, wardrobe)(garments);
    return [{ day, brief, itemIds, harm }];
  });
  return { person, days };
}

/** Another outfit for a day in place of the planned one. Null if there is none that the weather finds better. */
function betterFor(
  { day, itemIds, harm }: Awaited<ReturnType<typeof checked>>['days'][number],
  userId: string,
  { wardrobe, known, around, planned }: Awaited<ReturnType<typeof readPerson>>,
) {
  const others = [...planned].flatMap(([date, outfit]) =>
    date === day.date ? [] : [{ date, itemIds: outfit.itemIds }],
  );
  const [plan] = planWeek(wardrobe, [{ ...day, keep: null, avoid: [itemIds] }], {
    ...known,
    userId,
    taken: [...around, ...others],
  });
  if (!plan?.outfit) return null;
  const faults = faultFinder(plan.brief, day.weather, wardrobe)(plan.outfit.garments);
  return faults <= harm - misfit ? plan : null;
}

/**
 * The planned outfits of the next days that the forecast no longer suits, although the wardrobe has one that it suits
 * better. Makes seven database calls and asks for the forecast.
 */
export async function listMisfits(userId: string, today: string, language: Language): Promise<Misfit[]> {
  const dates = Array.from({ length: limits.plan.checked }, (_, ahead) => dayAfter(today, ahead));
  const { person, days } = await checked(userId, dates);
  return days
    .filter((each) => each.harm >= misfit && betterFor(each, userId, person))
    .map(({ day, brief, itemIds }) => ({
      date: day.date,
      weather: day.weather,
      notes: sayFaults(factsOfDay(person.wardrobe, itemIds, day satisfies WeatherDay, brief, language)),
    }));
}

/**
 * Replaces the planned outfit of a day by a new private one that the forecast suits. Throws `not_found` if there is no
 * better one, or if the day has another outfit by now.
 */
export async function swapMisfit(
  userId: string,
  id: string,
  date: string,
  language: Language,
): Promise<{ outfitId: string }> {
  const { person, days } = await checked(userId, [date]);
  const { wardrobe, titles, planned } = person;
  const before = planned.get(date)?.outfitId;
  // An earlier attempt has swapped it.
  if (before === id) return { outfitId: id };
  const plan = days[0] && betterFor(days[0], userId, person);
  if (!before || !days[0] || !plan?.outfit) throw new AppError('not_found');
  const itemIds = plan.outfit.garments.map((garment) => garment.id);
  const { day } = days[0];
  const facts = factsOfDay(wardrobe, itemIds, day, plan.brief, language);
  const { title } = presentOutfit(facts, { titles, sentences: [] });
  const worn = itemIds.flatMap((itemId): ClothingItem[] => wardrobe.filter((item) => item.id === itemId));
  const outfit = newOutfit(userId, id, { ...day, title, itemIds }, worn, wardrobe, language);
  const refusals = await commit(() =>
    rows.transaction
      .write(({ entry, ...entities }) => [
        entry
          .patch({ userId, scheduledDate: date })
          .set({ outfitId: id, worn: false, changedAt: new Date().toISOString() })
          .add({ changes: 1 })
          .where(({ outfitId }, { eq }) => eq(outfitId, before))
          .commit(),
        ...storeOutfit(entities, outfit),
      ])
      .go(),
  );
  if (refusals.length) {
    const { data: now } = await CalendarEntryEntity.get({ userId, scheduledDate: date }).go({
      consistent: true,
    });
    if (now?.outfitId !== id) throw new AppError('not_found');
  }
  return { outfitId: id };
}
