import { afterAll, expect, it } from 'vitest';
import { startFunctions } from '../../support/app/functions.ts';
import { meet, races } from '../../support/calls/races.ts';

const app = await startFunctions({ changes: 'in any order' });
afterAll(() => app.stop());
/** `npm run bench -- races` makes more rounds. */
const rounds = 20;

it.each(Object.entries(races))('to %s at once leaves copies of what is there', async (_, race) => {
  expect(await meet(app, race, rounds)).toEqual([]);
});
