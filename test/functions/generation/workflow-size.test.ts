import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GenerationRequest } from '#shared/contract/generation';
import { limits } from '#shared/limits';
import { startFunctions } from '../../support/app/functions.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });

/** The limit of Step Functions for the data passed between states, in bytes of UTF-8. */
const most = 256 * 1024;
/** Text of a character that takes three bytes in UTF-8 and that JSON does not escape. */
const long = (length: number) => '編'.repeat(length);

it('the fullest wardrobe and the longest request fit what may travel through the workflow', async () => {
  const { trimRequest } = await import('#functions/generation/trim-request');
  const ada = await app.visit();
  const categories = ['shirt', 'trousers', 'loafers', 'coat', 'bag', 'watch', 'belt', 'scarf', 'hat', 'cap'];
  const ids = await seedItems(
    ada.userId,
    Array.from({ length: limits.wardrobeItems }, (_, at) => categories[at % categories.length] ?? ''),
    {
      brand: long(limits.item.brand),
      color: long(limits.item.color),
      style: long(limits.item.style),
      description: long(limits.item.description),
      imageUrl: `${ada.userId}/1234567890123456_${'x'.repeat(100)}`,
    },
  );
  await seedOutfits(ada.userId, 30, {
    recommendedClothes: ids.slice(0, limits.outfit.items),
    feedback: 'like',
  });
  const request = trimRequest(
    GenerationRequest.parse({
      prompt: long(limits.generation.prompt),
      mood: long(limits.generation.choice),
      occasion: long(limits.generation.choice),
      baseItemIds: ids.slice(3, 10),
      pinboardContext: long(limits.generation.context),
      pinboardPins: Array.from({ length: limits.pinboard.trends }, (_, at) => ({
        id: `${at} ${long(1000)}`,
        title: long(5000),
        description: long(5000),
        imageUrl: `https://example.com/${'x'.repeat(5000)}`,
        link: `https://example.com/${'x'.repeat(5000)}`,
      })),
      purchaseLinks: Array.from({ length: limits.generation.purchaseLinks }, () => ({
        storeName: long(100),
        price: long(50),
        url: `https://example.com/${'x'.repeat(1900)}`,
      })),
    }),
  );
  const input = { userId: ada.userId, jobId: await seedPendingJob(ada.userId, { request }), request };
  const wardrobe = await app.invoke('analyzeWardrobe', input);
  const trends = await app.invoke('selectTrends', input);
  const composition = await app.invoke('composeOutfit', { ...input, wardrobe, trends });
  const bytes = Buffer.byteLength(JSON.stringify({ ...input, wardrobe, trends, composition }));
  console.log(`The fullest state of the workflow takes ${Math.round(bytes / 1024)} of 256 kB.`);
  expect(bytes).toBeLessThan(most * 0.8);
});

it('every state but the choice says for how long it may take, all together less than the workflow may', () => {
  type State = { Type: string; TimeoutSeconds?: number };
  const { States, TimeoutSeconds } = JSON.parse(readFileSync('infra/generation.asl.json', 'utf8')) as {
    States: Record<string, State>;
    TimeoutSeconds: number;
  };
  const tasks = Object.values(States).filter(({ Type }) => Type === 'Task');
  const sum = tasks.reduce((seconds, task) => seconds + (task.TimeoutSeconds ?? Number.POSITIVE_INFINITY), 0);
  expect(sum).toBeLessThan(TimeoutSeconds);
});
