import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '../../../support/app/faults.ts';
import { startFunctions } from '../../../support/app/functions.ts';

await startFunctions();
const { once } = await import('#functions/platform/serving/intents');

const intent = (change: object = {}) => ({
  userId: randomUUID(),
  key: randomUUID(),
  request: ['POST /things', { name: 'Top' }],
  lifetime: 30_000,
  ...change,
});

describe('an intent', () => {
  it('is carried out by one of many requests at once, whose answer all get', async () => {
    const wish = intent();
    let times = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => once(wish, async (id) => `${id} ${++times}`)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(times).toBe(1);
  });

  it('is carried out again after a failure, with the same id', async () => {
    const wish = intent();
    const ids: string[] = [];
    const fail = async (id: string) => {
      ids.push(id);
      throw new Error('Out of order');
    };
    for (let time = 0; time < 2; time++) await expect(once(wish, fail)).rejects.toThrow('Out of order');
    ids.push(await once(wish, async (id) => id));
    expect(new Set(ids).size).toBe(1);
    expect(await once(wish, fail)).toBe(ids[0]);
  });

  it('is taken over from an attempt that died, and not from one that may be alive', async () => {
    const wish = intent({ lifetime: 0 });
    const ids: string[] = [];
    // An attempt that never ends, like that of a function that was stopped.
    void once(wish, (id) => {
      ids.push(id);
      return new Promise(() => undefined);
    });
    await expect.poll(() => ids.length).toBe(1);
    ids.push(await once(wish, async (id) => id));
    expect(ids[0]).toBe(ids[1]);
  });

  it('is not taken for somebody else’s when the answer of its own write is lost', async () => {
    const answer = await loseAnswers(
      () => true,
      () => once(intent(), async () => 'done'),
    );
    expect(answer).toBe('done');
  });
});
