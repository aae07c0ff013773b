import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Figure } from '#infra/local/metrics';
import { GenerationRequest } from '#shared/contract/generation';
import { limits } from '#shared/limits';
import { startApp } from '../support/app/app.ts';
import { generate } from '../support/calls/generate.ts';
import { details } from '../support/calls/upload.ts';
import { basics, seedItems } from '../support/rows/seed.ts';
import { type Answer, coat, jpeg, openClipShop, productPage } from '../support/stubs/clip-shop.ts';

const app = await startApp();
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());
const ada = await app.visit();
await seedItems(ada.userId, basics);

/** The metric figures of this run, as `name dimensions: sum`. */
async function figures(): Promise<string[]> {
  const response = await fetch(`${app.url}/_local/metrics`, { headers: { accept: 'application/json' } });
  const all = (await response.json()) as Figure[];
  return all.map(({ name, dimensions, sum }) => `${[name, ...Object.values(dimensions)].join(' ')}: ${sum}`);
}
/** The figures that an action adds or changes. */
async function added(act: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await figures());
  await act();
  return (await figures()).filter((each) => !before.has(each));
}

async function pendingJob(request = GenerationRequest.parse({ prompt: 'office' })) {
  const { GenerationJobEntity } = await import('#functions/table/generation-job');
  const id = uuidv7();
  await GenerationJobEntity.create({
    userId: ada.userId,
    id,
    status: 'pending',
    createdAt: new Date().toISOString(),
    request,
    outfitId: null,
    fromCache: false,
    error: null,
    pendingUntil: new Date(Date.now() + 180_000).toISOString(),
    expiresAt: Math.floor(Date.now() / 1000) + 1000,
  }).go();
  return id;
}

describe('a generation', () => {
  it('is counted with its outfit and its seconds', async () => {
    const lines = await added(() => generate(ada));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('Generations succeeded builtin: 1');
    const seconds = Number(/^SecondsToOutfit builtin: (.+)$/.exec(lines[1] ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
  });

  it('is refused where the wardrobe has nothing to make an outfit of', async () => {
    const bea = await app.visit();
    expect(await added(() => generate(bea))).toEqual(['Generations refused builtin: 1']);
  });

  it('that fails is counted once, however often its end is repeated', async () => {
    const jobId = await pendingJob();
    const fail = () =>
      app.invoke('failGeneration', { userId: ada.userId, jobId, failure: { Error: 'generation.busy' } });
    expect(
      await added(async () => {
        await fail();
        await fail();
      }),
    ).toEqual(['Generations failed builtin: 1']);
  });

  it('that is answered from what is known is none', async () => {
    await generate(ada, { prompt: 'dinner for two' });
    expect(await added(() => generate(ada, { prompt: 'dinner for two' }))).toEqual([]);
  });
});

describe('an upload that is refused', () => {
  const prepare = (file: object) => () =>
    ada.call('wardrobe', 'prepareUpload', {
      body: { fileName: 'x', contentType: 'image/jpeg', bytes: 1, ...file },
    });
  const create = (person: typeof ada) => () =>
    person.call('wardrobe', 'createItem', { body: { ...details, imageUrl: `${person.userId}/1_a.jpg` } });

  it.each([
    ['file', prepare({ contentType: 'text/html' })],
    ['size', prepare({ bytes: limits.upload.bytes + 1 })],
    ['missing', create(ada)],
  ])('is counted by its reason: %s', async (reason, act) => {
    expect(await added(act)).toEqual([`UploadsRefused ${reason}: 1`]);
  });

  it('is counted by its reason: full', async () => {
    const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');
    const dan = await app.visit();
    await WardrobeCountEntity.upsert({ userId: dan.userId }).add({ items: limits.wardrobeItems }).go();
    expect(await added(create(dan))).toEqual(['UploadsRefused full: 1']);
  });
});

describe('a clip', () => {
  it.each<[string, Record<string, Answer>]>([
    ['read', { '/p/1': { body: productPage(coat) }, '/coat.jpg': jpeg }],
    ['blocked', { '/p/1': { status: 403 } }],
    ['failed', { '/p/1': { status: 503 } }],
  ])('is counted by its outcome: %s', async (outcome, answers) => {
    await openClipShop(answers);
    const clip = () => ada.call('wardrobe', 'previewClip', { body: { url: 'http://shop.example/p/1' } });
    expect(await added(clip)).toEqual([`Clips ${outcome}: 1`]);
  });
});

it('a deletion of an account is counted when nothing is left', async () => {
  const { AccountDeletionEntity } = await import('#functions/table/account-deletion');
  const person = await app.signUp('Eve');
  const due = () =>
    AccountDeletionEntity.patch({ userId: person.userId }).set({ dueAt: new Date().toISOString() }).go();
  await person.call('account', 'deleteAccount', { body: { confirmation: 'delete' } });
  expect(await added(() => app.invoke('deleteAccounts', {}))).toEqual([]);
  await due();
  expect(await added(() => app.invoke('deleteAccounts', {}))).toEqual(['AccountsDeleted: 1']);
});

it('a page shows the figures to people', async () => {
  const page = await (await fetch(`${app.url}/_local/metrics`)).text();
  expect(page).toContain('<h2>Generations that ended</h2>');
  expect(page).toMatch(/<th scope="row">succeeded, builtin<\/th><td>\d+<\/td>/);
  expect(page).toMatch(/half within [\d.]+ s, 95 % within [\d.]+ s/);
});
