import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { finished, generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const limit = 6;
vi.stubEnv('GENERATIONS_A_DAY', String(limit));
const app = await startFunctions({ workflow: true });
afterEach(() => vi.useRealTimers());

const visit = async () => {
  const person = await app.visit();
  await seedItems(person.userId, basics);
  return person;
};
const start = (person: Caller, prompt: string, more: object = {}) =>
  person.call('generation', 'startGeneration', { body: { prompt, ...more } });
const refusal = {
  status: 429,
  body: {
    code: 'generation.daily_limit',
    details: { counted: 'generations', limit, resumesAt: expect.stringMatching(/T00:00:00.000Z$/) },
  },
};

describe('the generations of a day', () => {
  it('end at the limit, of twenty that start at once as well', async () => {
    const ada = await visit();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => start(ada, `request ${at}`)));
    const started = answers.filter(({ status }) => status === 202);
    expect(started).toHaveLength(limit);
    expect(answers.filter(({ status }) => status !== 202)).toEqual(Array(20 - limit).fill(refusal));
    await Promise.all(started.map(({ body }) => finished(ada, (body as GenerationJob).id)));
    const { items } = (await ada.call('outfits', 'listOutfits')).body as { items: object[] };
    expect(items).toHaveLength(limit);
  });

  it('are each person’s own, are told as they are left with one call of the table, and begin anew the next day', async () => {
    const [ada, bea] = [await visit(), await visit()];
    const left = async (person: Caller) =>
      (await person.call('styling', 'readStyling', { query: { parts: 'allowance' } })).body;
    for (let count = 0; count < limit; count++) {
      expect(await left(ada)).toEqual({ allowance: { limit, left: limit - count } });
      await generate(ada, { prompt: `request ${count}` });
    }
    expect(await start(ada, 'one more')).toEqual(refusal);
    expect(await left(ada)).toEqual({ allowance: { limit, left: 0 } });
    expect(await left(bea)).toEqual({ allowance: { limit, left: limit } });
    // Two of the calls are those for the session and for the count of the call itself.
    expect(operations(await databaseCalls(() => left(ada)))).toEqual(['GetItem', 'GetItem', 'UpdateItem']);

    const { DailyCountEntity } = await import('#functions/platform/serving/daily-counts');
    const { data } = await DailyCountEntity.query.byDay({ userId: ada.userId }).go();
    const day = new Date().toISOString().slice(0, 10);
    expect(data).toContainEqual(expect.objectContaining({ day, kind: 'generations', used: limit }));
    for (const { expiresAt } of data) expect(expiresAt).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
    await DailyCountEntity.delete({ userId: ada.userId, kind: 'generations', day }).go();
    expect(await start(ada, 'one more')).toMatchObject({ status: 202 });
  });

  it('are not used up by answers that are known, or by requests that are refused', async () => {
    const ada = await visit();
    for (let count = 0; count < limit - 1; count++) await generate(ada, { prompt: `request ${count}` });
    for (let count = 0; count < 5; count++) {
      expect(await generate(ada, { prompt: 'request 0' })).toMatchObject({ fromCache: true });
      expect(await start(ada, ' ')).toMatchObject({ status: 400 });
      expect(await start(ada, 'x', { baseItemIds: [ada.userId] })).toMatchObject({ status: 404 });
    }
    expect(await start(ada, 'the last')).toMatchObject({ status: 202 });
    expect(await start(ada, 'one more')).toEqual(refusal);
    expect(await generate(ada, { prompt: 'request 0' })).toMatchObject({ fromCache: true });
  });

  it('are given back where the workflow cannot be started, which leaves no job behind', async () => {
    const ada = await visit();
    const workflow = mockClient(SFNClient).on(StartExecutionCommand).rejects(new Error('Out of order'));
    for (let count = 0; count < limit + 1; count++)
      expect(await start(ada, `request ${count}`)).toMatchObject({ status: 500, body: { code: 'internal' } });
    workflow.restore();
    const { GenerationJobEntity } = await import('#functions/rows/generation/generation-job');
    expect((await GenerationJobEntity.query.byUser({ userId: ada.userId }).go()).data).toEqual([]);
    for (let count = 0; count < limit; count++) await generate(ada, { prompt: `request ${count}` });
    expect(await start(ada, 'one more')).toEqual(refusal);
  });
});
