import { AppError } from '#shared/errors';
import { notFoundWhenRefused } from '../platform/conditions.ts';
import { TripEntity } from '../table/trip.ts';
import { getTrip } from './list-trips.ts';

type Packed = { tripId: string; itemId: string };

/** Deletes a trip of the user's; does nothing where there is none. */
export async function removeTrip(userId: string, id: string): Promise<undefined> {
  await TripEntity.delete({ userId, id }).go();
}

/** Ticks a piece of a packing list. Throws `not_found` for a trip that is not there or has no such piece. */
export async function packPiece(userId: string, { tripId, itemId }: Packed): Promise<undefined> {
  const { pieces, extras } = await getTrip(userId, tripId);
  if (![...pieces, ...extras].some((piece) => piece.itemId === itemId)) throw new AppError('not_found');
  await notFoundWhenRefused(
    TripEntity.patch({ userId, id: tripId })
      .add({ packed: [itemId] })
      .go(),
  );
}

/** Takes the tick of a piece away. Throws `not_found` for a trip that is not there. */
export async function unpackPiece(userId: string, { tripId, itemId }: Packed): Promise<undefined> {
  await notFoundWhenRefused(
    TripEntity.patch({ userId, id: tripId })
      .delete({ packed: [itemId] })
      .go(),
  );
}
