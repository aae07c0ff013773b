import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { AccountName } from '#infra/local/outside-world/pinboard-accounts';
import { TrendPin } from '#shared/contract/pinboard';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const redirectUri = 'http://localhost:3000/auth/pinboard/callback';
const call = (
  person: Caller,
  name: 'getAuthUrl' | 'exchangeCode' | 'fetchBoards' | 'fetchTrends',
  body: object,
) => person.call('pinboard', name, { body });

/** Returns where the consent page leads for an account, or for 'Deny'. */
async function consent(person: Caller, account: AccountName | 'deny') {
  const { body } = await call(person, 'getAuthUrl', { redirectUri });
  const page = await (await fetch(app.url + (body as { authUrl: string }).authUrl)).text();
  const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const order: (AccountName | 'deny')[] = ['demo', 'empty', 'busy', 'revoked', 'down', 'deny'];
  const { searchParams } = new URL(links[order.indexOf(account)] ?? '');
  return Object.fromEntries(searchParams) as { code: string; state: string; error?: string };
}
async function connect(person: Caller, account: AccountName) {
  const { code, state } = await consent(person, account);
  const { status, body } = await call(person, 'exchangeCode', { code, state, redirectUri });
  expect(status).toBe(200);
  return (body as { accessToken: string }).accessToken;
}
const failed = (code: string) => ({ body: { code } });

describe('the consent', () => {
  it('ends in a handle that tells nothing of the token', async () => {
    const ada = await app.visit();
    const { code, state } = await consent(ada, 'demo');
    const { body } = await call(ada, 'exchangeCode', { code, state, redirectUri });
    expect(body).toMatchObject({ scope: 'boards:read,pins:read,user_accounts:read' });
    expect((body as { accessToken: string }).accessToken).toMatch(/^[\w-]{43}$/);
  });

  it('is denied with the words of the pinboard', async () => {
    expect(await consent(await app.visit(), 'deny')).toMatchObject({
      error: 'access_denied',
      error_description: 'The person has denied access.',
    });
  });

  it('can be ended once', async () => {
    const ada = await app.visit();
    const { code, state } = await consent(ada, 'demo');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(ada, 'exchangeCode', { code, state, redirectUri })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 424, 424, 424, 424]);
  });

  it('is ended by whoever has begun it, and by nobody else', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const { code, state } = await consent(ada, 'demo');
    expect(await call(bea, 'exchangeCode', { code, state, redirectUri })).toMatchObject(
      failed('pinboard.exchange_failed'),
    );
    expect(await call(ada, 'exchangeCode', { code, state, redirectUri })).toMatchObject({ status: 200 });
  });

  it.each([
    ['another state', { state: 'guessed' }],
    ['a code that nobody gave', { code: 'guessed' }],
    ['another page to return to', { redirectUri: 'https://elsewhere.example/auth/pinboard/callback' }],
  ])('fails with a hint for %s', async (_, change) => {
    const ada = await app.visit();
    const { code, state } = await consent(ada, 'demo');
    const answer = await call(ada, 'exchangeCode', { code, state, redirectUri, ...change });
    expect(answer).toMatchObject({
      status: 424,
      body: { code: 'pinboard.exchange_failed', details: { hint: expect.stringMatching(/\S/) } },
    });
  });

  it('leads back to no page but the one of this app that waits for it', async () => {
    const ada = await app.visit();
    for (const uri of [
      'http://localhost:3000/elsewhere',
      'https://elsewhere.example/auth/pinboard/callback',
      'http://localhost:3000@elsewhere.example/auth/pinboard/callback',
      'javascript:alert(1)',
      'auth/pinboard/callback',
    ])
      expect(await call(ada, 'getAuthUrl', { redirectUri: uri })).toMatchObject({ status: 400 });
  });
});

describe('the boards', () => {
  it('are listed, and one that is chosen is kept with its pins', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    const { body } = await call(ada, 'fetchBoards', { accessToken });
    const { boards, noBoardsFound } = body as {
      boards: { id: string; name: string }[];
      noBoardsFound: boolean;
    };
    expect(boards.map(({ name }) => name)).toEqual(['Quiet Luxury', 'Summer in Linen', 'Wedding Guest']);
    expect(noBoardsFound).toBe(false);

    const boardId = boards[0]?.id ?? '';
    const chosen = await call(ada, 'fetchBoards', { accessToken, boardId });
    expect(chosen.body).toMatchObject({
      board: {
        userId: ada.userId,
        boardId,
        boardName: 'Quiet Luxury',
        boardUrl: 'https://www.pinterest.com/wardrobe_demo/quiet-luxury/',
        pinsData: [
          { title: 'Camel over navy' },
          { title: 'Knit on knit' },
          { title: 'Trench and red heels' },
        ],
      },
    });
    const { board } = chosen.body as { board: object };
    expect(await ada.call('pinboard', 'getBoard')).toEqual({ status: 200, body: { board } });
  });

  it('are one at a time, the one that was chosen last', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    for (const boardId of ['549755885175', '549755885176'])
      await call(ada, 'fetchBoards', { accessToken, boardId });
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({
      body: { board: { boardId: '549755885176', boardName: 'Summer in Linen' } },
    });
  });

  it('that are none are said to be none', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'empty');
    expect(await call(ada, 'fetchBoards', { accessToken })).toEqual({
      status: 200,
      body: { boards: [], board: null, noBoardsFound: true },
    });
  });

  it('drop the chosen one when another account is connected', async () => {
    const ada = await app.visit();
    const first = await connect(ada, 'demo');
    await call(ada, 'fetchBoards', { accessToken: first, boardId: '549755885175' });
    await call(ada, 'fetchBoards', { accessToken: first });
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({
      body: { board: { boardId: '549755885175' } },
    });
    await call(ada, 'fetchBoards', { accessToken: await connect(ada, 'empty') });
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({ body: { board: null } });
  });

  it.each([
    ['busy', 429, { code: 'pinboard.rate_limited', details: { retryAfter: 45 } }],
    ['revoked', 403, { code: 'pinboard.auth_required' }],
    ['down', 424, { code: 'pinboard.failed' }],
  ] as const)('of an account that is %s are refused with %i', async (account, status, body) => {
    const ada = await app.visit();
    const accessToken = await connect(ada, account);
    expect(await call(ada, 'fetchBoards', { accessToken })).toMatchObject({ status, body });
  });

  it('are for the user who has connected, and for the handle of it', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const accessToken = await connect(ada, 'demo');
    for (const [person, handle] of [
      [bea, accessToken],
      [ada, 'guessed'],
    ] as const)
      expect(await call(person, 'fetchBoards', { accessToken: handle })).toMatchObject(
        failed('pinboard.auth_required'),
      );
  });

  it('cannot be read any more once the user has disconnected', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    await call(ada, 'fetchBoards', { accessToken, boardId: '549755885175' });
    await ada.call('pinboard', 'disconnect');
    expect(await call(ada, 'fetchBoards', { accessToken })).toMatchObject(failed('pinboard.auth_required'));
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({ body: { board: null } });
  });

  it('that do not exist are not there', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    expect(await call(ada, 'fetchBoards', { accessToken, boardId: 'none' })).toMatchObject(
      failed('not_found'),
    );
  });

  it('are read with a fresh token when the old one has run out', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    const { PinboardConnectionEntity } = await import('#functions/table/pinboard');
    await PinboardConnectionEntity.patch({ userId: ada.userId }).set({ accessToken: 'run out' }).go();
    expect(await call(ada, 'fetchBoards', { accessToken })).toMatchObject({ status: 200 });
    const { data } = await PinboardConnectionEntity.get({ userId: ada.userId }).go();
    expect(data?.accessToken).not.toBe('run out');
  });
});

describe('the trends', () => {
  const trendsOf = async (person: Caller, body: object = {}) =>
    (await call(person, 'fetchTrends', body)).body as {
      aiContext: string;
      topPins: { id: string; title: string; imageUrl: string | null }[];
    };

  it('are those of the pinboard for whoever is connected, with their pictures', async () => {
    const ada = await app.visit();
    await connect(ada, 'demo');
    const { aiContext, topPins } = await trendsOf(ada, { query: 'linen for summer', limit: 20 });
    expect(topPins[0]).toMatchObject({ title: 'Natural linen' });
    const { pathname } = new URL(topPins[0]?.imageUrl ?? '');
    expect((await fetch(app.url + pathname)).headers.get('content-type')).toBe('image/webp');
    expect(aiContext).toContain('Natural linen');
    expect(z.array(TrendPin.strict()).parse(topPins)).toEqual(topPins);
  });

  it('dress whoever has no boards', async () => {
    const ada = await app.visit();
    await connect(ada, 'empty');
    const { topPins, aiContext } = await trendsOf(ada);
    expect(z.array(TrendPin.strict()).min(4).parse(topPins)).toEqual(topPins);
    await seedItems(ada.userId, basics);
    const job = await generate(ada, { pinboardPins: topPins, pinboardContext: aiContext });
    expect(job).toMatchObject({ status: 'succeeded' });
  });

  it.each(['busy', 'revoked', 'down'] as const)(
    'are those of the season when the pinboard is %s',
    async (account) => {
      const ada = await app.visit();
      await connect(ada, account);
      expect((await trendsOf(ada)).topPins[0]?.id).toMatch(/^general-/);
    },
  );

  it('are those of the season for whoever is not connected, and as many as are asked for', async () => {
    const ada = await app.visit();
    const { topPins } = await trendsOf(ada, { limit: 4 });
    expect(topPins).toHaveLength(4);
    for (const { id, imageUrl } of topPins)
      expect([id, imageUrl]).toEqual([expect.stringMatching(/^general-/), null]);
  });
});
