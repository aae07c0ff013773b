import { afterAll, expect, it } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import { aroundAwsCalls } from '../../support/app/aws-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { finished } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
Object.assign(process.env, {
  STYLIST: 'bedrock',
  STYLIST_MODEL_ID: 'model',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
});
const app = await startFunctions({ workflow: true });
afterAll(async () => {
  await app.stop();
  bedrock.close();
});

it('A workflow that is started twice asks the model once and ends the job once', async () => {
  bedrock.reply({ error: 'ValidationException', status: 400 });
  const ada = await app.visit();
  await seedItems(ada.userId, basics);
  let starts: unknown[] = [];
  const { body } = await aroundAwsCalls(
    async ({ service, operation, make }) => {
      if (`${service} ${operation}` !== 'SFN StartExecution') return make();
      starts = await Promise.all([make(), make()]);
      return starts[0];
    },
    () => ada.call('generation', 'startGeneration', { body: { prompt: 'office day' } }),
  );
  await finished(ada, (body as GenerationJob).id);
  await app.settleWorkflow();
  expect([starts.length, bedrock.requests.length]).toEqual([2, 1]);
});
