import { describe, expect, it } from 'vitest';
import { generalTrends } from '#functions/pinboard/general-trends';
import { GenerationRequest } from '#shared/contract/generation';
import type { TrendPin } from '#shared/contract/pinboard';
import { swedishTrend } from '#shared/swedish/trends';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });

const pin = (title: string, description = ''): TrendPin => ({
  id: title,
  title,
  description,
  imageUrl: null,
  link: null,
});
async function withBoard(pins = [pin('Green everything', 'a green shirt with jeans')]) {
  const person = await app.visit();
  const { PinboardBoardEntity } = await import('#functions/rows/pinboard/pinboard');
  await PinboardBoardEntity.put({
    userId: person.userId,
    boardId: 'board-1',
    boardName: 'Looks',
    boardUrl: null,
    pinsData: pins,
    lastSyncedAt: new Date().toISOString(),
  }).go();
  return person;
}
const trendsFor = (person: Caller, fields: object) =>
  app.invoke('selectTrends', {
    userId: person.userId,
    jobId: 'job',
    request: GenerationRequest.parse({ prompt: 'a day', ...fields }),
  });

describe('the trends of a generation', () => {
  it('are what the person has pinned on the board they chose', async () => {
    const ada = await withBoard();
    expect(await trendsFor(ada, { pinboardBoardId: 'board-1', pinboardPins: [pin('Red')] })).toEqual({
      words: ['Green everything\na green shirt with jeans'],
      fromPinboard: true,
    });
  });

  it('without a board that they have read are what the request brought along, not the board of somebody else', async () => {
    const ada = await withBoard();
    const bea = await app.visit();
    for (const [person, pinboardBoardId] of [
      [ada, 'board-2'],
      [ada, null],
      [bea, 'board-1'],
    ] as const) {
      const trends = (fields: object) => trendsFor(person, { pinboardBoardId, ...fields });
      const told = (word: string) => ({ words: [word], fromPinboard: true });
      expect(await trends({ pinboardPins: [pin('Red', 'a red scarf')] })).toEqual(told('Red\na red scarf'));
      expect(await trends({ pinboardContext: 'Trending: red.' })).toEqual(told('Trending: red.'));
      expect(await trends({})).toEqual({ words: [], fromPinboard: false });
    }
  });

  it('do not count as those of a pinboard if they are the general ones of the season, which all have a Swedish title', async () => {
    const ada = await app.visit();
    const pins = generalTrends(new Date());
    const ofYear = [0, 3, 6, 9].flatMap((month) => generalTrends(new Date(Date.UTC(2026, month))));
    for (const { title } of ofYear) expect(swedishTrend(title)).toHaveLength(2);
    const { words, fromPinboard } = (await trendsFor(ada, { pinboardPins: pins })) as {
      words: string[];
      fromPinboard: boolean;
    };
    expect(words).toHaveLength(pins.length);
    expect(fromPinboard).toBe(false);
  });

  it('of a board of any size stay few and short', async () => {
    const ada = await withBoard(
      Array.from({ length: 250 }, (_, at) => pin(`Pin ${at}`, 'x'.repeat(500))).concat(pin('')),
    );
    const { words } = (await trendsFor(ada, { pinboardBoardId: 'board-1' })) as { words: string[] };
    expect(words).toHaveLength(30);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(120);
  });
});

it('an outfit follows the board, says so and keeps which it was, or says that there were no trends', async () => {
  const [ada, bea] = [await withBoard(), await app.visit()];
  for (const { userId } of [ada, bea]) await seedItems(userId, basics);
  const { outfit } = await generate(ada, { prompt: 'a day', pinboardBoardId: 'board-1' });
  expect(outfit).toMatchObject({ pinboardBoardId: 'board-1', aiAnalysis: { usedPinboardTrends: true } });
  const { outfit: plain } = await generate(bea, { prompt: 'a day' });
  expect(plain).toMatchObject({ pinboardBoardId: null, aiAnalysis: { usedPinboardTrends: false } });
});
