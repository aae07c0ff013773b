import type { Spend } from '#shared/contract/define';
import type { NewTrip, Trip, TripChanges } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { notFoundWhenRefused, skipWhenRefused } from '../platform/conditions.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { TripEntity } from '../rows/planning/trip.ts';
import { getTrip } from './list-trips.ts';
import { packDays } from './pack-days.ts';

/** Creates and stores a trip with its packing list. Two reads and one write. Throws the errors of `packDays`. */
export async function createTrip(
  userId: string,
  id: string,
  request: NewTrip,
  language: Language,
): Promise<Trip> {
  const packing = await packDays(userId, request, language);
  // Refused if an earlier attempt has stored the trip.
  await skipWhenRefused(
    TripEntity.create({ userId, id, ...packing, createdAt: new Date().toISOString() }).go(),
  );
  return getTrip(userId, id);
}

/**
 * Changes a trip. Other days or pieces make the packing list anew, which counts as a plan; what was ticked stays
 * ticked. Throws `not_found` and the errors of `packDays`.
 */
export async function changeTrip(
  userId: string,
  id: string,
  { lines, ...changes }: TripChanges,
  language: Language,
  spend: Spend,
): Promise<Trip> {
  const trip = await getTrip(userId, id);
  const isPackedAnew = Object.values(changes).some((change) => change !== undefined);
  if (isPackedAnew) await spend();
  const packing = isPackedAnew
    ? await packDays(userId, { ...trip, ...definedFields(changes) }, language)
    : {};
  await notFoundWhenRefused(
    TripEntity.patch({ userId, id })
      .set({ ...packing, ...definedFields({ lines }) })
      .go(),
  );
  return getTrip(userId, id);
}

type Packed = { tripId: string; itemId: string };

/** Deletes one of the user's trips. Does nothing if it does not exist. */
export async function removeTrip(userId: string, id: string): Promise<undefined> {
  await TripEntity.delete({ userId, id }).go();
}

/** Marks a piece or line of a packing list as packed. Throws `not_found` if there is no such trip, piece or line. */
export async function packPiece(userId: string, { tripId, itemId }: Packed): Promise<undefined> {
  const { pieces, extras, lines } = await getTrip(userId, tripId);
  const ids = [
    ...pieces.map((piece) => piece.itemId),
    ...extras.map((piece) => piece.itemId),
    ...lines.map(({ id }) => id),
  ];
  if (!ids.includes(itemId)) throw new AppError('not_found');
  await notFoundWhenRefused(
    TripEntity.patch({ userId, id: tripId })
      .add({ packed: [itemId] })
      .go(),
  );
}

/** Marks a piece of a packing list as not packed. Throws `not_found` if the trip does not exist. */
export async function unpackPiece(userId: string, { tripId, itemId }: Packed): Promise<undefined> {
  await notFoundWhenRefused(
    TripEntity.patch({ userId, id: tripId })
      .delete({ packed: [itemId] })
      .go(),
  );
}
