import { expect, it } from 'vitest';
import type { Feature } from '#shared/contract/index';
import type { Caller, CallRequest } from '../support/app/caller.ts';
import { startFunctions } from '../support/app/functions.ts';
import { everyRead } from '../support/calls/reads.ts';
import { share } from './measure.ts';
import { recorded, replay } from './replay.ts';

const app = await startFunctions({ storage: true, workflow: true });

/** How many times each call is made, each time followed by the bare program. */
const rounds = 60;
/** The first rounds are not measured, because the engine compiles the code of both sides in them. */
const warmUp = 10;

async function timeOf(action: () => Promise<unknown>) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function compare(person: Caller, feature: Feature, name: string, request: CallRequest) {
  const call = () => person.call(feature, name as never, request);
  const own: number[] = [];
  const bare: number[] = [];
  let calls = 0;
  for (let round = 0; round < warmUp + rounds; round++) {
    const steps = await recorded(call);
    const [ofCall, ofBare] = [await timeOf(call), await timeOf(() => replay(steps))];
    calls = steps.length;
    if (round < warmUp) continue;
    own.push(ofCall);
    bare.push(ofBare);
  }
  const [p50, bareP50] = [Number(share(own, 0.5)), Number(share(bare, 0.5))];
  return {
    call: `${feature} ${name}`,
    calls,
    'p50 in ms': p50,
    'bare p50': bareP50,
    more: (p50 - bareP50).toFixed(1),
    ratio: p50 / bareP50,
  };
}

it('reads take little more than the calls of AWS that they make', { timeout: 900_000 }, async () => {
  const { person, reads } = await everyRead(app);
  const rows: Awaited<ReturnType<typeof compare>>[] = [];
  for (const [feature, calls] of Object.entries(reads))
    for (const [name, request] of Object.entries(calls))
      rows.push(await compare(person, feature as Feature, name, request));
  console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
  expect(rows.length).toBeGreaterThan(30);
});
