import type { ClothingItem } from '#shared/contract/clothing-item';
import type { NewTrip, Trip } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { accessoriesFor } from '#shared/stylist/planning/accessories-for';
import { packTrip } from '#shared/stylist/planning/pack-trip';
import { skipWhenRefused } from '../platform/conditions.ts';
import { inWearingOrder } from '../rows/outfits/outfit-pieces.ts';
import { TripEntity } from '../rows/planning/trip.ts';
import { weatherOfDays } from './day-weather.ts';
import { factsOfDay, sayFaults, sayWhyNot } from './describe-day.ts';
import { toTrip } from './list-trips.ts';
import { readPreferences, readWardrobe } from './read-person.ts';
import { toPiece } from './to-piece.ts';

/**
 * Creates and stores a packing list: as few pieces as possible that make an outfit for each day. It depends on the
 * weather forecast, or on the usual weather at the place, and on the occasion of each day. Takes two reads and one
 * write. Throws `generation.no_clothes` for an empty wardrobe, and the errors of `weatherOfDays`.
 */
export async function createTrip(
  userId: string,
  id: string,
  request: NewTrip,
  language: Language,
): Promise<Trip> {
  const [wardrobe, { preferences }] = await Promise.all([readWardrobe(userId), readPreferences(userId)]);
  if (wardrobe.length === 0) throw new AppError('generation.no_clothes');
  const { place, days: weather } = await weatherOfDays(
    request.place,
    request.days.map(({ date }) => date),
  );
  const asked = request.days.map((day) => ({ ...day, weather: weather.get(day.date) ?? null }));
  const { days, pieces } = packTrip(wardrobe, asked, { preferences, userId });
  const itemsOf = (ids: readonly string[]): ClothingItem[] =>
    inWearingOrder(ids.flatMap((each) => wardrobe.find((item) => item.id === each) ?? []));
  const row = {
    userId,
    id,
    place,
    days: asked.map((day, at) => {
      const { look, brief } = days[at] ?? {};
      if (!look || !brief) return { ...day, itemIds: [], notes: [sayWhyNot(wardrobe, language)] };
      const itemIds = itemsOf(look.pieces).map((item) => item.id);
      return {
        ...day,
        itemIds,
        notes: sayFaults(factsOfDay(wardrobe, itemIds, day, brief, language, { preferences })),
      };
    }),
    pieces: itemsOf([...pieces.keys()]).map((item) => ({
      ...toPiece(item),
      worksIn: pieces.get(item.id) ?? 0,
    })),
    extras: itemsOf(accessoriesFor(wardrobe, asked).filter((each) => !pieces.has(each))).map(toPiece),
    createdAt: new Date().toISOString(),
  };
  // Refused if an earlier attempt has stored the trip.
  await skipWhenRefused(TripEntity.create(row).go());
  const { data } = await TripEntity.get({ userId, id }).go({ consistent: true });
  return toTrip(data ?? row);
}
