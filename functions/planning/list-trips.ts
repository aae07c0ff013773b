import type { PageQuery } from '#shared/contract/page';
import type { Trip, TripSummary } from '#shared/contract/planning';
import { readPage } from '../platform/cursor-paging.ts';
import { TripEntity, type TripRow } from '../rows/planning/trip.ts';

/** A page of the user's trips, newest first, with one query. */
export async function listTrips(userId: string, query: PageQuery) {
  const { items, cursor } = await readPage(TripEntity, userId, query);
  return { items: items.map(toSummary), cursor };
}

/** One of the user's trips with its packing list. Throws `not_found`. */
export const getTrip = async (userId: string, id: string): Promise<Trip> =>
  toTrip(await TripEntity.require({ userId, id }));

/** Converts a stored trip to the trip of the API contract. */
const toTrip = ({ userId: _, ...trip }: TripRow): Trip => ({
  ...{ packed: [], without: [], added: [], lines: [], lacks: [] },
  ...trip,
});

function toSummary(row: TripRow): TripSummary {
  const { id, place, days, pieces, packed = [] } = row;
  const date = (at: number) => days.at(at)?.date ?? '';
  const ticked = pieces.filter(({ itemId }) => packed.includes(itemId)).length;
  return { id, place, from: date(0), to: date(-1), pieces: pieces.length, packed: ticked };
}
