import { PinboardBoardEntity, PinboardConnectionEntity } from '../rows/pinboard/pinboard.ts';

/** Deletes the user's Pinterest tokens and the stored board. */
export async function disconnect(userId: string): Promise<undefined> {
  await Promise.all([
    PinboardConnectionEntity.delete({ userId }).go(),
    PinboardBoardEntity.delete({ userId }).go(),
  ]);
}
