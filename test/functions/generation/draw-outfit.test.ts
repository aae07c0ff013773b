import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { isOwnImagePath } from '#shared/rules/image-path';
import { imageVariants, masterVariant } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { imageKey, storedObjects } from '../../support/app/storage.ts';
import { generate } from '../../support/calls/generate.ts';
import { photoFile, uploaded } from '../../support/calls/upload.ts';
import { createItem, itemsOf, signedUrls } from '../../support/calls/wardrobe.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
const client = new S3Client({});

const colors = { shirt: '#c02020', trousers: '#20a040', loafers: '#2040c0' };
/** A person with a photo of each basic item, each in a different color. */
async function withPhotos() {
  const person = await app.visit();
  for (const [category, color] of Object.entries(colors)) {
    const imageUrl = await uploaded(app, person, await photoFile(color));
    await createItem(person, imageUrl, { category });
  }
  return person;
}
const picturesOf = async ({ userId }: Caller) =>
  (await storedObjects(userId)).media.filter((key) => key.includes('_outfit-board.webp/'));

describe('the picture of an outfit', () => {
  it('is a flat-lay of its photos, stored and signed as every other one, and goes with the outfit', async () => {
    const ada = await withPhotos();
    const { outfit } = await generate(ada, { prompt: 'with a picture', generateImage: true });
    const path = outfit?.generatedImageUrl ?? '';
    expect(isOwnImagePath(path, ada.userId)).toBe(true);
    expect(outfit).toMatchObject({ outfitImageUrl: path, aiGeneratedImageUrl: null });

    const object = { Bucket: process.env['MEDIA_BUCKET'], Key: await imageKey(path, masterVariant) };
    const { Body } = await client.send(new GetObjectCommand(object));
    const file = (await Body?.transformToByteArray()) ?? new Uint8Array();
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 1600, format: 'webp' });
    const shares = await sharesOf(file);
    expect(shares.shirt).toBeGreaterThan(0.05);
    expect(shares.trousers).toBeGreaterThan(0.1);
    expect(shares.loafers).toBeGreaterThan(0.01);
    expect(shares.loafers).toBeLessThan(shares.shirt);

    const shown = await fetch(app.url + (await signedUrls(ada, [path]))[path]);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    await app.settle();
    expect(await picturesOf(ada)).toHaveLength(imageVariants.length);

    await ada.call('outfits', 'removeOutfit', { params: { outfitId: outfit?.id ?? '' } });
    await app.settle();
    expect(await picturesOf(ada)).toEqual([]);
    expect(await itemsOf(ada)).toHaveLength(3);
  });

  it('is not there where nobody asked for it or no photo is, and the outfit is kept and may be asked for again', async () => {
    const bea = await app.visit();
    await seedItems(bea.userId, basics);
    expect((await generate(bea, { prompt: 'without a picture' })).outfit).toMatchObject({
      generatedImageUrl: null,
      outfitImageUrl: null,
    });
    const request = { prompt: 'no photos', generateImage: true };
    const job = await generate(bea, request);
    expect(job).toMatchObject({ status: 'succeeded', error: null, outfit: { generatedImageUrl: null } });
    expect(await generate(bea, request)).toMatchObject({ fromCache: false });
  });

  it('belongs to the outfit as it was: one whose piece is replaced has it no more', async () => {
    const ada = await withPhotos();
    const { outfit } = await generate(ada, { prompt: 'to be changed', generateImage: true });
    const [replacementId = ''] = await seedItems(ada.userId, ['shirt']);
    const shirt = outfit?.aiAnalysis.outfitVisualization.items.find(({ category }) => category === 'shirt');
    const { body } = await ada.call('outfits', 'replaceItem', {
      params: { outfitId: outfit?.id ?? '', itemId: shirt?.itemId ?? '' },
      body: { replacementId },
    });
    expect(body as Outfit).toMatchObject({ generatedImageUrl: null, outfitImageUrl: null });
    await app.settle();
    expect(await picturesOf(ada)).toEqual([]);
  });

  it.each(['failOverdue', 'failGeneration'] as const)(
    'does not outlive a generation that %s ends after it was drawn',
    async (fail) => {
      const ada = await withPhotos();
      const request = GenerationRequest.parse({ prompt: 'late', generateImage: true });
      const jobId = await seedPendingJob(ada.userId, { request, pendingUntil: new Date() });
      const input = { userId: ada.userId, jobId, request };
      const wardrobe = await app.invoke('analyzeWardrobe', input);
      const composed = {
        ...input,
        wardrobe,
        composition: await app.invoke('composeOutfit', { ...input, wardrobe }),
      };
      const image = await app.invoke('drawOutfit', composed);
      expect(await app.invoke('drawOutfit', composed)).toEqual(image);
      expect(await picturesOf(ada)).not.toEqual([]);
      await app.invoke(fail, { ...input, failure: { Error: 'TypeError' } });
      await app.settle();
      expect(await picturesOf(ada)).toEqual([]);
      await app.invoke('drawOutfit', composed);
      await app.invoke('finishOutfit', { ...composed, image });
      await app.settle();
      expect(await picturesOf(ada)).toEqual([]);
    },
  );
});

/** The share of the picture's pixels that each of the colors covers. */
async function sharesOf(file: Uint8Array): Promise<Record<keyof typeof colors, number>> {
  const pixels = await sharp(file).resize(120, 160).removeAlpha().raw().toBuffer();
  const shares = { shirt: 0, trousers: 0, loafers: 0 };
  for (const [name, color] of Object.entries(colors)) {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (let at = 0; at < pixels.length; at += 3)
      if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 24))
        shares[name as keyof typeof colors] += 3 / pixels.length;
  }
  return shares;
}
