import { afterAll, expect, it } from 'vitest';
import { faults } from '../support/app/faults.ts';
import { describeHealing } from '../support/calls/describe-healing.ts';

const totals = await describeHealing(() => faults);

it('counts what was tried', () => {
  expect(totals.faults).toBeGreaterThan(1000);
});
afterAll(() => console.log(`${totals.faults} faults at the calls of AWS, ${totals.troubles} not healed`));
