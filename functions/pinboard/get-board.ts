import { PinboardBoardEntity } from '../rows/pinboard/pinboard.ts';

/** The board that the user chose last, with its pins at that time. Null if there is none. */
export async function getBoard(userId: string) {
  const { data } = await PinboardBoardEntity.get({ userId }).go();
  return { board: data };
}
