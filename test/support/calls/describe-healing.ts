import { beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '#shared/contract/index';
import type { Fault } from '../app/faults.ts';
import { startFunctions } from '../app/functions.ts';
import { unusedImages } from '../app/storage.ts';
import { startBedrock } from '../stubs/bedrock.ts';
import { coat, jpeg, openClipShop, productPage } from '../stubs/clip-shop.ts';
import { type Healed, healRead, healWrite, writeExamples } from './heal.ts';
import { everyRead, type Reads } from './reads.ts';

const sight = { pieces: [{ style: 'casual', category: 'shirt', color: 'navy' }] };

/**
 * Declares tests for each call of the contract which check that AWS faults do no lasting harm: the answer must be one
 * of the contract's answers, and a retry must leave the same state as a call without a fault. `faultsAt` returns the
 * faults to try at the AWS call with the given number.
 */
export async function describeHealing(faultsAt: (number: number) => readonly Fault[]) {
  const bedrock = await startBedrock();
  bedrock.reply({ content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_pieces', input: sight } }] });
  Object.assign(process.env, { VISION: 'bedrock', VISION_MODEL_ID: 'seeing-model' });
  const app = await startFunctions({ storage: true, workflow: true });
  const totals = { faults: 0, troubles: 0 };
  const check = ({ faults, troubles }: Healed) => {
    totals.faults += faults;
    totals.troubles += troubles.length;
    expect(troubles).toEqual([]);
  };

  describe.each(writeExamples)('$feature $name', (write) => {
    it('is healed by a retry', async () => check(await healWrite(app, write, faultsAt)));
  });

  describe('a call that only reads', () => {
    let scene: { person: Parameters<typeof healRead>[0]; reads: Reads };
    beforeAll(async () => {
      scene = await everyRead(app);
    });
    it('answers as it did before', async () => {
      await openClipShop({ '/coat': { body: productPage(coat) }, '/coat.jpg': jpeg });
      for (const [feature, calls] of Object.entries(scene.reads))
        for (const [name, request] of Object.entries(calls))
          check(await healRead(scene.person, feature as Feature, name as never, request, faultsAt));
    });
  });

  it('all that faults have left agrees with what it is made of, and no image is left behind', async () => {
    await app.settleWorkflow();
    const { differences } = await import('../../../functions/projections/rebuild/rebuild.ts');
    expect(await differences()).toEqual([]);
    expect(await unusedImages()).toEqual([]);
  });
  return totals;
}
