import { AppError } from '#shared/errors';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { TripEntity } from '../rows/planning/trip.ts';
import { getTrip } from './list-trips.ts';

type Packed = { tripId: string; itemId: string };

/** Deletes one of the user's trips. Does nothing if it does not exist. */
export async function removeTrip(userId: string, id: string): Promise<undefined> {
  await TripEntity.delete({ userId, id }).go();
}

/** Marks a piece of a packing list as packed. Throws `not_found` if the trip does not exist or has no such piece. */
export async function packPiece(userId: string, { tripId, itemId }: Packed): Promise<undefined> {
  const { pieces, extras } = await getTrip(userId, tripId);
  if (![...pieces, ...extras].some((piece) => piece.itemId === itemId)) throw new AppError('not_found');
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
