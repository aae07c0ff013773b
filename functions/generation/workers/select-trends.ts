import type { TrendPin } from '#shared/contract/pinboard';
import { workflowTask } from '../../platform/workflow-task.ts';
import { PinboardBoardEntity } from '../../rows/pinboard/pinboard.ts';
import type { Trends, WorkflowInput } from '../workflow-state.ts';

const mostPins = 30;
/** In characters: how much of a pin's text is kept. */
const wordsKept = 120;

/**
 * Selects the trends for a generation, without calling Pinterest. Uses the stored pins of the board that the request
 * names, otherwise the pins or the text in the request. Only the pins of the last board that was read are stored.
 */
export const handler = workflowTask(async ({ userId, request }: WorkflowInput): Promise<Trends> => {
  const { pinboardBoardId, pinboardPins, pinboardContext } = request;
  const { data: board } = pinboardBoardId ? await PinboardBoardEntity.get({ userId }).go() : { data: null };
  if (board?.boardId === pinboardBoardId && board.pinsData.length)
    return { words: wordsOf(board.pinsData), fromPinboard: true };
  if (pinboardPins.length)
    return { words: wordsOf(pinboardPins), fromPinboard: !pinboardPins.every(isGeneral) };
  return { words: pinboardContext ? [pinboardContext] : [], fromPinboard: pinboardContext !== '' };
});

const wordsOf = (pins: readonly TrendPin[]) =>
  pins
    .slice(0, mostPins)
    .map(({ title, description }) => `${title}\n${description}`.trim().slice(0, wordsKept))
    .filter(Boolean);

/** Whether a pin is a general trend of the season. Such pins have this prefix and are for people without a pinboard. */
const isGeneral = ({ id }: TrendPin) => id.startsWith('general-');
