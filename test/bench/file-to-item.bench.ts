import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { atWidth, imageFormats, imageWidths } from '#shared/rules/image-variant';
import { startApp } from '../support/app/app.ts';
import { details, upload } from '../support/calls/upload.ts';
import { phoneHeicWithPlace, phoneJpeg } from '../support/phone-photos.ts';

const app = await startApp();
const ada = await app.visit();

const heic = { contentType: 'image/heic', fileName: 'IMG_0001.HEIC' };
const [jpegs, heicFile] = [
  await Promise.all(([1, 3, 6, 8] as const).map((orientation) => phoneJpeg(orientation))),
  await phoneHeicWithPlace(),
];
/** Ten phone photos in all orientations: eight JPEG and two HEIC. */
const photos = Array.from({ length: 10 }, (_, index) => {
  const jpeg = jpegs[index % 4];
  return index < 8 && jpeg
    ? { file: jpeg, isUpright: index % 4 > 1, sending: {} }
    : { file: heicFile, isUpright: true, sending: heic };
});

/** Measures the time in milliseconds from the end of the upload to the first picture of the item in the browser. */
async function show({ file, sending }: (typeof photos)[number]) {
  const sent = await upload(app.url, ada.accessToken, file, sending);
  if (!('path' in sent)) throw new Error(`The upload was refused: ${JSON.stringify(sent)}`);
  const start = performance.now();
  const created = await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl: sent.path } });
  expect(created.status).toBe(201);
  const { body } = await ada.call('images', 'signUrls', { body: { urls: [sent.path] } });
  const url = (body as { signedUrls: Record<string, string> }).signedUrls[sent.path] ?? '';
  const picture = await fetch(app.url + url);
  expect(picture.status).toBe(200);
  await picture.arrayBuffer();
  return { item: created.body as ClothingItem, url, milliseconds: performance.now() - start };
}

/** The page uploads this number of photos in parallel. */
const atOnce = 3;

async function showAll() {
  const shown: Awaited<ReturnType<typeof show>>[] = [];
  const waiting = [...photos.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) shown[next[0]] = await show(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return shown;
}

it('ten photos of 12 megapixels appear upright and without their metadata, in every variant', async () => {
  const shown = await showAll();
  const times = shown.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(
    `From file sent to item visible: ${Math.round(times[times.length >> 1] ?? 0)} ms (median of ten)`,
  );
  for (const [index, { item, url }] of shown.entries()) {
    const { isUpright } = photos[index] ?? {};
    expect(item.image.height > item.image.width).toBe(isUpright);
    expect(item.image.width * item.image.height).toBeGreaterThanOrEqual(12_000_000);
    for (const format of imageFormats)
      for (const width of imageWidths) await expectVariant(atWidth(url, width, format), width, isUpright);
  }
});

/** The later variants are made for one photo after another, so this waits for them. */
async function expectVariant(url: string, wanted: number, isUpright = true) {
  const response = await vi.waitFor(
    async () => {
      const answer = await fetch(app.url + url);
      expect(answer.status, url.split('?')[0]).toBe(200);
      return answer;
    },
    { timeout: 60_000, interval: 100 },
  );
  const { width, height, exif, orientation } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, exif, orientation }).toEqual({ width: wanted });
  expect((height ?? 0) > wanted).toBe(isUpright);
}
