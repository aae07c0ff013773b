import type { TrendPin } from '#shared/contract/pinboard';
import { PinboardBoardEntity } from '../../table/pinboard.ts';
import type { Trends, WorkflowInput } from '../workflow-state.ts';

const mostPins = 30;
/** The longest text of a pin, in characters. */
const wordsKept = 120;

/**
 * Selects the trends for a generation, without a request to Pinterest: the stored pins of the board that the request
 * names, otherwise the pins or the text in the request. Only the board read last is stored.
 */
export async function handler({ userId, request }: WorkflowInput): Promise<Trends> {
  const { pinboardBoardId, pinboardPins, pinboardContext } = request;
  const { data: board } = pinboardBoardId ? await PinboardBoardEntity.get({ userId }).go() : { data: null };
  if (board?.boardId === pinboardBoardId && board.pinsData.length)
    return { words: wordsOf(board.pinsData), fromPinboard: true };
  if (pinboardPins.length)
    return { words: wordsOf(pinboardPins), fromPinboard: !pinboardPins.every(isGeneral) };
  return { words: pinboardContext ? [pinboardContext] : [], fromPinboard: pinboardContext !== '' };
}

const wordsOf = (pins: readonly TrendPin[]) =>
  pins
    .slice(0, mostPins)
    .map(({ title, description }) => `${title} ${description}`.trim().slice(0, wordsKept))
    .filter(Boolean);

/** Pins with this prefix are the general trends of the season, for people without a pinboard. */
const isGeneral = ({ id }: TrendPin) => id.startsWith('general-');
