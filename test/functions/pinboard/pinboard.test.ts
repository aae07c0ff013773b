import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { AccountName } from '#infra/local/outside-world/pinboard-accounts';
import { TrendPin } from '#shared/contract/pinboard';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
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
    // The answer is a handle that tells nothing of the token.
    expect(await call(ada, 'exchangeCode', { code, state, redirectUri })).toMatchObject({
      status: 200,
      body: {
        scope: 'boards:read,pins:read,user_accounts:read',
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
  });

  it('fails with a hint for a guessed state or code, and for another page to return to', async () => {
    const ada = await app.visit();
    const { code, state } = await consent(ada, 'demo');
    for (const change of [
      { state: 'guessed' },
      { code: 'guessed' },
      { redirectUri: 'https://elsewhere.example/auth/pinboard/callback' },
    ])
      expect(await call(ada, 'exchangeCode', { code, state, redirectUri, ...change })).toMatchObject({
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
  it('are listed, and the one that is chosen last is kept with its pins', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    const { body } = await call(ada, 'fetchBoards', { accessToken });
    const { boards } = body as { boards: { id: string; name: string }[] };
    expect(boards.map(({ name }) => name)).toEqual(['Quiet Luxury', 'Summer in Linen', 'Wedding Guest']);
    expect(body).toMatchObject({ noBoardsFound: false });
    const boardId = boards[0]?.id ?? '';
    const chosen = await call(ada, 'fetchBoards', { accessToken, boardId });
    expect(chosen.body).toMatchObject({
      board: {
        userId: ada.userId,
        boardId,
        boardName: 'Quiet Luxury',
        boardUrl: 'https://www.pinterest.com/wardrobe_demo/quiet-luxury/',
        pinsData: ['Camel over navy', 'Knit on knit', 'Trench and red heels'].map((title) => ({ title })),
      },
    });
    const { board } = chosen.body as { board: object };
    expect(await ada.call('pinboard', 'getBoard')).toEqual({ status: 200, body: { board } });
    await call(ada, 'fetchBoards', { accessToken, boardId: boards[1]?.id });
    const { body: now } = await ada.call('pinboard', 'getBoard');
    expect(now).toMatchObject({ board: { boardName: 'Summer in Linen' } });
    const missing = await call(ada, 'fetchBoards', { accessToken, boardId: 'none' });
    expect(missing).toMatchObject(failed('not_found'));
  });

  it('drop the chosen one when another account is connected, and say when there are none', async () => {
    const ada = await app.visit();
    const first = await connect(ada, 'demo');
    await call(ada, 'fetchBoards', { accessToken: first, boardId: '549755885175' });
    await call(ada, 'fetchBoards', { accessToken: first });
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({
      body: { board: { boardId: '549755885175' } },
    });
    const boards = await call(ada, 'fetchBoards', { accessToken: await connect(ada, 'empty') });
    expect(boards.body).toEqual({ boards: [], board: null, noBoardsFound: true });
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({ body: { board: null } });
  });

  it('of an account that is busy, revoked or down are refused', async () => {
    for (const [account, status, body] of [
      ['busy', 429, { code: 'pinboard.rate_limited', details: { retryAfter: 45 } }],
      ['revoked', 403, { code: 'pinboard.auth_required' }],
      ['down', 424, { code: 'pinboard.failed' }],
    ] as const) {
      const ada = await app.visit();
      const accessToken = await connect(ada, account);
      expect(await call(ada, 'fetchBoards', { accessToken })).toMatchObject({ status, body });
    }
  });

  it('are for the user who has connected, by the handle of it, until they disconnect', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const accessToken = await connect(ada, 'demo');
    await call(ada, 'fetchBoards', { accessToken, boardId: '549755885175' });
    const refused = failed('pinboard.auth_required');
    expect(await call(bea, 'fetchBoards', { accessToken })).toMatchObject(refused);
    expect(await call(ada, 'fetchBoards', { accessToken: 'guessed' })).toMatchObject(refused);
    await ada.call('pinboard', 'disconnect');
    expect(await call(ada, 'fetchBoards', { accessToken })).toMatchObject(refused);
    expect(await ada.call('pinboard', 'getBoard')).toMatchObject({ body: { board: null } });
  });

  it('are read with a fresh token when the old one has run out', async () => {
    const ada = await app.visit();
    const accessToken = await connect(ada, 'demo');
    const { PinboardConnectionEntity } = await import('#functions/rows/pinboard/pinboard');
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

  it('are those of the season when the pinboard fails or nobody is connected, as many as are asked for', async () => {
    for (const account of ['busy', 'revoked', 'down'] as const) {
      const ada = await app.visit();
      await connect(ada, account);
      expect((await trendsOf(ada)).topPins[0]?.id).toMatch(/^general-/);
    }
    const { topPins } = await trendsOf(await app.visit(), { limit: 4 });
    const general = [expect.stringMatching(/^general-/), null];
    expect(topPins.map(({ id, imageUrl }) => [id, imageUrl])).toEqual(Array(4).fill(general));
  });
});
