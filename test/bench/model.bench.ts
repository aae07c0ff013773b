import { expect, it } from 'vitest';
import { compareWithModel } from '../support/model/compare.ts';

const runs = Number(process.env['RUNS'] ?? 2000);

it('the app is what its model in memory is', { timeout: 3_600_000 }, async () => {
  const start = Date.now();
  await expect(compareWithModel({ runs })).resolves.toBeUndefined();
  console.log(`${runs} runs without a difference, in ${Math.round((Date.now() - start) / 1000)} s`);
});
