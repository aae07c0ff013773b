import { type DayOccasion, dayOccasions } from '#shared/catalog';
import type { Misfit } from '#shared/contract/planning';
import type { Language } from '#shared/languages';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { briefOfDay } from '#shared/stylist/planning/day-brief';
import { faultFinder } from '#shared/stylist/planning/faults';
import { planWeek } from '#shared/stylist/planning/plan-week';
import { toGarment } from '#shared/stylist/ranking/garment';
import { presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { factsOfDay, sayFaults, type WeatherDay } from './describe-day.ts';
import { weatherAt } from './propose-week.ts';
import { readPerson } from './read-person.ts';

/** By how much the weather has to worsen an outfit, in faults, and another outfit has to be better than it. */
const misfit = 0.7;

const isDayOccasion = (occasion: string | null): occasion is DayOccasion =>
  (dayOccasions as readonly string[]).includes(occasion ?? '');

/**
 * The planned outfits of the next days that the forecast no longer suits, although the wardrobe has one that it suits
 * better. Makes seven database calls and asks for the forecast.
 */
export async function listMisfits(userId: string, today: string, language: Language): Promise<Misfit[]> {
  const dates = Array.from({ length: limits.plan.checked }, (_, ahead) => dayAfter(today, ahead));
  const { wardrobe, place, known, around, planned, titles } = await readPerson(userId, dates);
  const weather = await weatherAt(place, dates);
  return [...planned].flatMap(([date, { itemIds, occasion }]): Misfit[] => {
    const forecast = weather.days.get(date);
    if (forecast?.from !== 'forecast') return [];
    const day: WeatherDay = {
      date,
      occasion: isDayOccasion(occasion) ? occasion : 'everyday',
      weather: forecast,
    };
    const garments = itemIds.flatMap((id) => wardrobe.filter((item) => item.id === id).map(toGarment));
    const faultsIn = (each: WeatherDay) =>
      faultFinder(briefOfDay(each, wardrobe), each.weather, wardrobe)(garments);
    const harm = faultsIn(day) - faultsIn({ ...day, weather: null });
    if (harm < misfit) return [];
    const others = [...planned].flatMap(([other, outfit]) =>
      other === date ? [] : [{ date: other, itemIds: outfit.itemIds }],
    );
    const [plan] = planWeek(wardrobe, [{ ...day, keep: null, avoid: [itemIds] }], {
      ...known,
      userId,
      taken: [...around, ...others],
    });
    if (!plan?.outfit) return [];
    if (faultFinder(plan.brief, forecast, wardrobe)(plan.outfit.garments) > harm - misfit) return [];
    const instead = plan.outfit.garments.map(({ id }) => id);
    const tell = (ids: readonly string[]) => factsOfDay(wardrobe, ids, day, plan.brief, language);
    const { title } = presentOutfit(tell(instead), { titles, sentences: [] });
    return [
      { date, weather: forecast, notes: sayFaults(tell(itemIds)), instead: { title, itemIds: instead } },
    ];
  });
}
