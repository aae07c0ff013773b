import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { startProcess } from '../../support/app/app-process.ts';
import { eventually } from '../../support/app/eventually.ts';
import { signAccessToken } from '../../support/app/tokens.ts';
import { finished } from '../../support/calls/generate.ts';
import { addItem } from '../../support/calls/upload.ts';
import { startImageModel } from '../../support/stubs/image-model.ts';

const model = await startImageModel();
afterAll(() => model.close());

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
model.reply({ silence: true });
const before = await startProcess(folder, {
  IMAGE: 'bedrock',
  IMAGE_MODEL_ID: 'model',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
});
const userId = randomUUID();
const accessToken = await signAccessToken(folder, userId);
for (const category of ['shirt', 'trousers']) await addItem(before.url, accessToken, { category });

it('an outfit whose picture was being drawn when the process was killed is made once, with its picture', async () => {
  const { body } = await apiOf(before.url, accessToken).call('generation', 'startGeneration', {
    body: { prompt: 'office', generateImage: true },
  });
  const { id } = body as GenerationJob;
  await eventually(() => expect(model.requests).toHaveLength(1));
  await before.kill();

  const app = await startApp({ folder });
  afterAll(() => app.stop());
  const ada = { userId, ...apiOf(app.url, accessToken) };
  const job = await finished(ada, id);
  expect(job).toMatchObject({ status: 'succeeded', outfit: { id } });
  expect(job.outfit?.generatedImageUrl).toMatch(/_outfit-board\.webp$/);
  const { items } = (await ada.call('outfits', 'listOutfits')).body as { items: Outfit[] };
  expect(items.map((outfit) => outfit.id)).toEqual([id]);
  await eventually(async () => expect(await readdir(join(folder, 'executions'))).toEqual([]));
});
