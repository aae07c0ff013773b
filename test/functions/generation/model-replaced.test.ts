import { expect, it, vi } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import { aroundAwsCalls } from '../../support/app/aws-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { measured } from '../../support/app/metric-lines.ts';
import { finished, generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
vi.stubEnv('STYLIST', 'bedrock');
vi.stubEnv('STYLIST_MODEL_ID', 'model');
const app = await startFunctions({ storage: true, workflow: true });

const english = 'The AI model could not answer this time, so the built-in stylist chose this outfit. ';
const swedish = 'AI-modellen kunde inte svara den här gången, så den inbyggda stylisten valde outfiten. ';

it('an outfit whose model could not answer is chosen by the built-in stylist, tells its owner alone, and is counted', async () => {
  const ada = await app.visit();
  const bea = await app.visit();
  await seedItems(ada.userId, basics);
  bedrock.reply({ error: 'AccessDeniedException', status: 403 });
  const { status, fromCache, outfit } = await generate(ada);
  expect({ status, fromCache }).toEqual({ status: 'succeeded', fromCache: false });
  expect(outfit?.reasoning.startsWith(english)).toBe(true);
  expect(measured('StylistReplaced')).toEqual([
    {
      value: 1,
      Use: 'stylist',
      code: 'generation.misconfigured',
      jobId: outfit?.id,
      requestId: expect.any(String),
    },
  ]);
  await app.settle();
  const params = { outfitId: outfit?.id ?? '' };
  const shown = await bea.call('community', 'getPublicOutfit', { params });
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).not.toContain(english.trim());
  // The answer of the substitute is not kept: the model is asked again for the same request, here in vain.
  bedrock.reply({ content: [] });
  expect(await generate(ada)).toMatchObject({ status: 'succeeded', fromCache: false });
  expect(bedrock.requests).toHaveLength(2);
  expect(measured('StylistReplaced').at(-1)).toMatchObject({ code: 'generation.not_returned' });
});

it('a workflow that is started twice asks the model once and ends the job once', async () => {
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

it('the sentence is in the language of the outfit', async () => {
  const { wordingIn } = await import('#shared/stylist/wording/wording-in');
  expect(wordingIn('sv').texts.replaced()).toBe(swedish.trim());
  expect(wordingIn('en').texts.replaced()).toBe(english.trim());
});
