import { PinboardBoardEntity, PinboardConnectionEntity } from '../table/pinboard.ts';

/** Deletes the user's tokens for Pinterest and the board that was read with them. */
export async function disconnect(userId: string): Promise<undefined> {
  await Promise.all([
    PinboardConnectionEntity.delete({ userId }).go(),
    PinboardBoardEntity.delete({ userId }).go(),
  ]);
}
