import { describe, expect, it, vi } from 'vitest';
import type { Figure } from '#infra/local/metrics';
import { limits } from '#shared/limits';
import { startApp } from '../support/app/app.ts';
import { generate } from '../support/calls/generate.ts';
import { createItem } from '../support/calls/wardrobe.ts';
import { seedPendingJob } from '../support/rows/pending-job.ts';
import { basics, seedItems } from '../support/rows/seed.ts';
import { type Answer, coat, jpeg, openClipShop, productPage } from '../support/stubs/clip-shop.ts';

const app = await startApp();
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
    const jobId = await seedPendingJob(ada.userId);
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

it('an upload that is refused is counted by its reason', async () => {
  const prepare = (file: object) => () =>
    ada.call('wardrobe', 'prepareUpload', {
      body: { fileName: 'x', contentType: 'image/jpeg', bytes: 1, ...file },
    });
  const { WardrobeCountEntity } = await import('#functions/rows/items/wardrobe-count');
  const dan = await app.visit();
  await WardrobeCountEntity.upsert({ userId: dan.userId }).add({ items: limits.wardrobeItems }).go();
  for (const [reason, act] of [
    ['file', prepare({ contentType: 'text/html' })],
    ['size', prepare({ bytes: limits.upload.bytes + 1 })],
    ['missing', () => createItem(ada, `${ada.userId}/1_a.jpg`)],
    ['full', () => createItem(dan, `${dan.userId}/1_a.jpg`)],
  ] as const)
    expect(await added(act)).toEqual([`UploadsRefused ${reason}: 1`]);
});

it('a clip is counted by its outcome', async () => {
  for (const [outcome, answers] of Object.entries<Record<string, Answer>>({
    read: { '/p/1': { body: productPage(coat) }, '/coat.jpg': jpeg },
    blocked: { '/p/1': { status: 403 } },
    failed: { '/p/1': { status: 503 } },
  })) {
    await openClipShop(answers);
    const clip = () => ada.call('wardrobe', 'previewClip', { body: { url: 'http://shop.example/p/1' } });
    expect(await added(clip)).toEqual([`Clips ${outcome}: 1`]);
    vi.restoreAllMocks();
  }
});

it('a deletion of an account is counted when nothing is left', async () => {
  const { AccountDeletionEntity } = await import('#functions/rows/people/account-deletion');
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
