import { expect, it } from 'vitest';
import { compareWithModel } from '../support/model/compare.ts';

/** `npm run bench -- model` makes more runs. */
const runs = 40;

it('whatever meets and fails, the app is what its model in memory is', async () => {
  await expect(compareWithModel({ runs })).resolves.toBeUndefined();
}, 120_000);
