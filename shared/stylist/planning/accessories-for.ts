import { slotOf } from '../../catalog.ts';
import { availableOf } from '../ranking/availability.ts';
import { toGarment, type WardrobeItem } from '../ranking/garment.ts';
import { intentOf } from '../ranking/intent.ts';
import { fitWeather } from '../ranking/weather-fit.ts';
import { briefOfDay, type DayToDress } from './day-brief.ts';

/**
 * Returns the ids of the accessories that are useful in the weather of at least one of the days, such as a scarf in the
 * cold or sunglasses in the heat. Of each category it returns the most useful one.
 */
export function accessoriesFor(wardrobe: readonly WardrobeItem[], days: readonly DayToDress[]): string[] {
  const accessories = availableOf(wardrobe, undefined).filter(
    ({ category }) => slotOf(category) === 'accessory',
  );
  const best = new Map<string, { id: string; worth: number }>();
  for (const day of days) {
    if (!day.weather) continue;
    const intent = intentOf(briefOfDay(day, wardrobe), day.weather);
    for (const garment of accessories.map(toGarment)) {
      const { notes } = fitWeather(garment, intent);
      const worth = notes.reduce((sum, [, each]) => sum + each, 0);
      if (worth > (best.get(garment.category)?.worth ?? 0))
        best.set(garment.category, { id: garment.id, worth });
    }
  }
  return [...best.values()].map(({ id }) => id);
}
