import { afterAll, describe, expect, it } from 'vitest';
import { generalTrends } from '#functions/pinboard/general-trends';
import { GenerationRequest } from '#shared/contract/generation';
import type { TrendPin } from '#shared/contract/pinboard';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());

const pin = (title: string, description = ''): TrendPin => ({
  id: title,
  title,
  description,
  imageUrl: null,
  link: null,
});
async function withBoard(pins = [pin('Green everything', 'a green shirt with jeans')]) {
  const person = await app.visit();
  const { PinboardBoardEntity } = await import('#functions/table/pinboard');
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
      words: ['Green everything a green shirt with jeans'],
      fromPinboard: true,
    });
  });

  it.each([
    ['a board that they have not read', 'board-2'],
    ['no board', null],
  ])('of %s are what the request brought along', async (_, pinboardBoardId) => {
    const ada = await withBoard();
    expect(await trendsFor(ada, { pinboardBoardId, pinboardPins: [pin('Red', 'a red scarf')] })).toEqual({
      words: ['Red a red scarf'],
      fromPinboard: true,
    });
    expect(await trendsFor(ada, { pinboardBoardId, pinboardContext: 'Trending now: red.' })).toEqual({
      words: ['Trending now: red.'],
      fromPinboard: true,
    });
    expect(await trendsFor(ada, { pinboardBoardId })).toEqual({ words: [], fromPinboard: false });
  });

  it('of the board of somebody else are not read', async () => {
    await withBoard();
    const bea = await app.visit();
    expect(await trendsFor(bea, { pinboardBoardId: 'board-1' })).toEqual({ words: [], fromPinboard: false });
  });

  it('of the season are no pinboard’s', async () => {
    const ada = await app.visit();
    const pins = generalTrends(new Date());
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

describe('an outfit', () => {
  it('follows the board, says so, and keeps which board it was', async () => {
    const ada = await withBoard();
    await seedItems(ada.userId, ['trousers', 'loafers'], { color: 'black' });
    await seedItems(ada.userId, ['shirt'], { color: 'white' });
    await seedItems(ada.userId, ['shirt'], { color: 'white', description: 'linen' });
    const { outfit } = await generate(ada, { prompt: 'a day', pinboardBoardId: 'board-1' });
    expect(outfit).toMatchObject({ pinboardBoardId: 'board-1', aiAnalysis: { usedPinboardTrends: true } });
  });

  it('without trends says that there were none', async () => {
    const ada = await app.visit();
    await seedItems(ada.userId, ['shirt', 'trousers']);
    const { outfit } = await generate(ada, { prompt: 'a day' });
    expect(outfit).toMatchObject({ pinboardBoardId: null, aiAnalysis: { usedPinboardTrends: false } });
  });
});
