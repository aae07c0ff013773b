import { expect, it } from 'vitest';
import { startFunctions } from '../support/app/functions.ts';
import { meet, races } from '../support/calls/races.ts';

const app = await startFunctions({ changes: 'in any order' });
const rounds = 500;

it.each(Object.entries(races))('to %s at once', { timeout: 3_600_000 }, async (name, race) => {
  const wrong = await meet(app, race, rounds);
  console.log(`${name}: ${wrong.length} of ${rounds} have left a wrong copy`);
  expect(wrong).toEqual([]);
});
