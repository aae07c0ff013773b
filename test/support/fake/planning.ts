import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Piece, ProposedDay, planning, Trip, TripSummary } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import { itemNameOf } from '#shared/rules/item-name';
import { anOutfit } from '../examples/made-up.ts';
import { anEntry } from './calendar.ts';
import { newRow, ownedBy, ownRow, pageOf } from './rows.ts';
import type { AnswersTo, World } from './world.ts';

const pieceOf = ({ id, category, color, imageUrl }: ClothingItem): Piece => ({
  itemId: id,
  itemName: itemNameOf({ color, category }),
  category,
  color,
  imageUrl,
});

/** Answers planning calls like the server. Instead of a ranking, it combines each top with each bottom in turn. */
export function planningAnswers(world: World): Partial<AnswersTo<typeof planning>> {
  const inSlot = (slot: string) => world.clothes.filter(({ category }) => slotOf(category) === slot);
  const pairs = () => inSlot('top').flatMap((top) => inSlot('bottom').map((bottom) => [top, bottom]));
  const idsOf = (pair: readonly ClothingItem[]) => pair.map(({ id }) => id);
  const tripOf = (userId: string, tripId: string) => ownRow(userId, world.trips, tripId);
  return {
    getMorningMail: () => ({ times: null }),
    proposeWeek({ userId, body }) {
      const days = body.days.map(({ date, occasion = 'work', keep, avoid }, at): ProposedDay => {
        const entry = ownedBy(userId, world.entries).find(({ scheduledDate }) => scheduledDate === date);
        const weekday = String(new Date(date).getUTCDay() || 7);
        const shown = {
          date,
          occasion: body.days[at]?.occasion ? occasion : (world.occasions.get(weekday) ?? occasion),
          weather: null,
          notes: [],
        };
        const taken = { title: entry?.outfit.title ?? '', itemIds: [] };
        if (entry) return { ...shown, taken, outfit: null };
        const choices = pairs();
        const free = choices.filter((pair) => !avoid.some((ids) => ids.join() === idsOf(pair).join()));
        const pair = keep
          ? keep.flatMap((id) => world.clothes.find((item) => item.id === id) ?? [])
          : (free[at % Math.max(1, free.length)] ?? choices[0]);
        return {
          ...shown,
          taken: null,
          notes: pair ? [] : ['You own no top, bottom or dress to make an outfit of.'],
          outfit: pair ? { title: pair.map(itemNameOf).join(' with '), pieces: pair.map(pieceOf) } : null,
        };
      });
      return { place: null, noWeather: 'no place', days };
    },
    savePlan: ({ userId, body }) => ({
      days: body.days.map(({ date, title, itemIds }) => {
        if (ownedBy(userId, world.entries).some(({ scheduledDate }) => scheduledDate === date))
          return { date, outcome: 'taken', outfitId: null };
        const outfit = anOutfit({ userId, title, recommendedClothes: itemIds, isPublic: false });
        world.outfits.push(outfit);
        world.entries.push(anEntry(outfit, date));
        return { date, outcome: 'saved', outfitId: outfit.id };
      }),
    }),
    listMisfits: () => world.misfits,
    setOccasion: ({ params, body }) => void world.occasions.set(params.weekday, body.occasion),
    createTrip({ userId, body }) {
      if (body.place === 'Atlantis') throw new AppError('weather.unknown_place');
      const [first = []] = pairs();
      const { id, createdAt } = newRow(userId);
      const trip = {
        id,
        createdAt,
        place: body.place,
        days: body.days.map((day) => ({ ...day, weather: null, itemIds: idsOf(first), notes: [] })),
        pieces: first.map((item) => ({ ...pieceOf(item), worksIn: 1 })),
        extras: [],
        packed: [],
        ...{ without: [], added: [], lines: [], lacks: [] },
      };
      world.trips.push({ ...trip, userId });
      return trip;
    },
    changeTrip({ userId, params, body }) {
      const trip = tripOf(userId, params.tripId);
      const { days, without = trip.without, added = trip.added, lines = trip.lines } = body;
      const known = [...trip.pieces, ...world.clothes.map((item) => ({ ...pieceOf(item), worksIn: 0 }))];
      const wanted = [...idsOf(pairs()[0] ?? []), ...added];
      Object.assign(trip, {
        ...{ without, added, lines },
        days: days?.map((day) => ({ ...day, weather: null, itemIds: [], notes: [] })) ?? trip.days,
        pieces: [...new Set(wanted)].flatMap((id) =>
          without.includes(id) ? [] : (known.find(({ itemId }) => itemId === id) ?? []),
        ),
      });
      const { userId: _, ...changed } = trip;
      return changed;
    },
    listTrips({ userId, query }) {
      const { items, cursor } = pageOf(ownedBy(userId, world.trips), query);
      return { items: items.map(summaryOf), cursor };
    },
    getTrip({ userId, params }) {
      const { userId: _, ...trip } = tripOf(userId, params.tripId);
      return { ...trip, packed: [...trip.packed] };
    },
    removeTrip: ({ params }) => {
      world.trips = world.trips.filter(({ id }) => id !== params.tripId);
      return undefined;
    },
    packPiece({ userId, params }) {
      const trip = tripOf(userId, params.tripId);
      trip.packed = [...new Set([...trip.packed, params.itemId])];
      return undefined;
    },
  };
}

export const summaryOf = ({ id, place, days, pieces, packed }: Trip): TripSummary => ({
  id,
  place,
  from: days[0]?.date ?? '',
  to: days.at(-1)?.date ?? '',
  pieces: pieces.length,
  packed: packed.length,
});
