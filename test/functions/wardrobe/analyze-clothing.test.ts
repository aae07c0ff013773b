import sharp from 'sharp';
import { expect, it } from 'vitest';
import { slotOf } from '#shared/catalog';
import { limits } from '#shared/limits';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { uploaded } from '../../support/calls/upload.ts';
import { heic } from '../../support/heic/heic.ts';
import * as pictures from '../../support/pictures.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
Object.assign(process.env, {
  VISION: 'bedrock',
  VISION_MODEL_ID: 'seeing-model',
  VISION_MODEL_REGION: 'us-east-1',
});
const app = await startApp();
const [ada, bea] = [await app.visit(), await app.visit()];

const shirt = await photoOf('blue-shirt', 300);
const base64 = (file: Buffer) => ({ imageBase64: file.toString('base64') });
const analyze = (body: object) => ada.call('wardrobe', 'analyzeClothing', { body });
const detect = (body: object) => ada.call('wardrobe', 'detectStyle', { body });
const asHeic = { contentType: 'image/heic' };

const dress = { style: 'elegant', category: 'dress', color: 'red' };
function modelSees(...pieces: readonly object[]) {
  const input = { pieces: pieces.length ? pieces : [dress] };
  bedrock.reply({ content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_pieces', input } }] });
}

it('the color of a photo is told with its look and what the piece may be, likeliest first', async () => {
  const { status, body } = await analyze(base64(shirt));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { analysis: { color: 'blue', confidence: 'high' }, hash: expect.stringMatching(/^[0-9a-f]{22}$/) },
  });
  const [best] = (body as { categories: { category: string; probability: number }[] }).categories;
  expect(slotOf(best?.category ?? '')).toBe('top');
  expect(best?.probability).toBeGreaterThan(0.2);
});

it('the color is told from an upload, which stays for the item that it will become', async () => {
  const path = await uploaded(app, ada, shirt);
  expect(await analyze({ path })).toMatchObject({ status: 200, body: { analysis: { color: 'blue' } } });
  const { uploads, media } = await storedObjects(ada.userId);
  expect(uploads).toContain(path);
  expect(media).toEqual([]);
});

it('the color comes with a picture where the browser cannot decode the upload itself', async () => {
  const path = await uploaded(app, ada, heic({ columns: 4, rows: 3, turns: 3 }), asHeic);
  const { picture } = (await analyze({ path })).body as { picture: string };
  const { format, width, height, exif } = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 768, height: 1024 });
});

it('the style of a photo is what the model sees in it, or in an upload of any format', async () => {
  const path = await uploaded(app, ada, heic({ columns: 4, rows: 3 }), asHeic);
  for (const photo of [base64(shirt), { path }]) {
    modelSees();
    expect(await detect(photo)).toEqual({
      status: 200,
      body: { ...dress, description: null, brand: null, seasons: [], pieces: [] },
    });
  }
});

it('the model tells the details of the largest piece, and of several pieces where each is', async () => {
  const box = { left: 0, top: 0.2, width: 0.4, height: 0.5 };
  const details = {
    material: 'linen',
    pattern: 'striped',
    description: 'A wrap dress.',
    seasons: ['summer'],
  };
  modelSees(
    { ...dress, ...details, brand: 'Acme', box },
    { ...dress, category: 'sandals', box: { ...box, left: 0.5 } },
  );
  expect((await detect(base64(shirt))).body).toEqual({
    ...dress,
    description: 'striped, linen, A wrap dress.',
    brand: 'Acme',
    seasons: ['summer'],
    pieces: [
      { category: 'dress', box },
      { category: 'sandals', box: { ...box, left: 0.5 } },
    ],
  });
});

it('the model gets a small picture of pixels alone, and learns neither place nor phone', async () => {
  modelSees();
  await detect(base64(await pictures.sidewaysWithPlace()));
  const { image } = bedrock.requests[0]?.messages[0]?.content[0] ?? {};
  const shown = Buffer.from(image?.source.bytes ?? '', 'base64');
  expect(shown.includes('SecretPhone')).toBe(false);
  const { format, width, height, exif, orientation } = await sharp(shown).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 200, height: 400 });
});

it('neither color nor style is told of what is no photo or no upload of one’s own', async () => {
  const ofBea = await uploaded(app, bea, shirt);
  const missing = [409, 'upload.missing'] as const;
  const invalid = [400, 'request.invalid'] as const;
  modelSees();
  for (const [what, photo, [status, code]] of [
    ['an upload of somebody else', { path: ofBea }, missing],
    ['an upload that is not there', { path: `${ada.userId}/1_x.jpg` }, missing],
    ['a path that climbs', { path: `${ada.userId}/../${ofBea}` }, missing],
    ['half a photo', base64(shirt.subarray(0, 2000)), [415, 'upload.invalid_file']],
    ['no base64', { imageBase64: 'data:image/png;base64,AAAA' }, invalid],
    ['nothing', { imageBase64: '' }, invalid],
    ['too much', { imageBase64: 'AAAA'.repeat(limits.analysis.base64 / 4 + 1) }, invalid],
  ] as const)
    for (const ask of [analyze, detect])
      expect(await ask(photo), what).toMatchObject({ status, body: { code } });
  expect(bedrock.requests).toHaveLength(0);
});
