import type { ClothingItem } from '#shared/contract/clothing-item';
import type { NewTrip, Trip } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { accessoriesFor } from '#shared/stylist/planning/accessories-for';
import { essentialsFor } from '#shared/stylist/planning/essentials';
import { packTrip } from '#shared/stylist/planning/pack-trip';
import { readWardrobe } from '../rows/items/clothing-item.ts';
import { inWearingOrder } from '../rows/outfits/outfit-pieces.ts';
import { weatherOfDays } from './day-weather.ts';
import { factsOfDay, sayFaults, sayWhyNot } from './describe-day.ts';
import { readPreferences } from './read-person.ts';
import { toPiece } from './to-piece.ts';

type Wanted = NewTrip & Partial<Pick<Trip, 'without' | 'added'>>;

/**
 * Makes a packing list: as few pieces as possible that make an outfit for each day. It depends on the weather forecast,
 * or on the usual weather at the place, and on the occasion of each day. Pieces of `without` are left out, those of
 * `added` are packed in any case. Takes two reads. Throws `generation.no_clothes` for an empty wardrobe, and the errors
 * of `weatherOfDays`.
 */
export async function packDays(
  userId: string,
  { without = [], added = [], ...trip }: Wanted,
  language: Language,
) {
  const [owned, { preferences }] = await Promise.all([readWardrobe(userId), readPreferences(userId)]);
  const wardrobe = owned.filter(({ id }) => !without.includes(id));
  if (wardrobe.length === 0) throw new AppError('generation.no_clothes');
  const { place, days: weather } = await weatherOfDays(
    trip.place,
    trip.days.map(({ date }) => date),
  );
  const asked = trip.days.map(({ date, occasion }) => ({
    ...{ date, occasion },
    weather: weather.get(date) ?? null,
  }));
  const { days, pieces } = packTrip(wardrobe, asked, { preferences, userId });
  const { pack, lacks } = essentialsFor(wardrobe, asked, new Set(pieces.keys()));
  const itemsOf = (ids: readonly string[]): ClothingItem[] =>
    inWearingOrder(ids.flatMap((each) => wardrobe.find((item) => item.id === each) ?? []));
  const packed = [...pieces.keys(), ...[...added, ...pack].filter((id) => !pieces.has(id))];
  return {
    ...{ place, without, added, lacks },
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
    pieces: itemsOf([...new Set(packed)]).map((item) => ({
      ...toPiece(item),
      worksIn: pieces.get(item.id) ?? 0,
    })),
    extras: itemsOf(accessoriesFor(wardrobe, asked).filter((each) => !packed.includes(each))).map(toPiece),
  };
}
