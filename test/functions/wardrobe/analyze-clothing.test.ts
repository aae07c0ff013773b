import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { slotOf } from '#shared/catalog';
import type { ErrorCode } from '#shared/errors';
import { limits } from '#shared/limits';
import { looksAlike } from '#shared/rules/image-hash';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { upload } from '../../support/calls/upload.ts';
import { heic } from '../../support/heic/heic.ts';
import * as pictures from '../../support/pictures.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = bedrock.url;
process.env['VISION'] = 'bedrock';
process.env['VISION_MODEL_ID'] = 'seeing-model';
process.env['VISION_MODEL_REGION'] = 'us-east-1';
const app = await startApp();
const [ada, bea] = [await app.visit(), await app.visit()];
afterAll(async () => {
  bedrock.close();
  await app.stop();
});

const sight = { style: 'elegant', category: 'dress', color: 'red' };
const shirt = await photoOf('blue-shirt', 300);
const base64 = (file: Buffer) => ({ imageBase64: file.toString('base64') });
const analyze = (body: object) => ada.call('wardrobe', 'analyzeClothing', { body });
const detect = (body: object) => ada.call('wardrobe', 'detectStyle', { body });
const refused = (status: number, code: ErrorCode) => ({ status, body: { code } });

async function uploaded(person: typeof ada, file: Buffer, contentType = 'image/jpeg') {
  const sent = await upload(app.url, person.accessToken, file, { contentType });
  if (!('path' in sent)) throw new Error('The upload was refused.');
  return { path: sent.path };
}

function modelSees(input: object) {
  bedrock.reply({ content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_piece', input } }] });
}

describe('the color of a photo', () => {
  it('is told from what the browser sends', async () => {
    expect(await analyze(base64(shirt))).toMatchObject({
      status: 200,
      body: {
        analysis: { color: 'blue', confidence: 'high' },
        hash: expect.stringMatching(/^[0-9a-f]{22}$/),
      },
    });
  });

  it('comes with what the piece may be, likeliest first', async () => {
    const { body } = (await analyze(base64(shirt))) as unknown as {
      body: { categories: { category: string; probability: number }[] };
    };
    const [best] = body.categories;
    expect(slotOf(best?.category ?? '')).toBe('top');
    expect(best?.probability).toBeGreaterThan(0.2);
  });

  it('is told from an upload, which stays for the item that it will become', async () => {
    const photo = await uploaded(ada, shirt);
    expect(await analyze(photo)).toMatchObject({ status: 200, body: { analysis: { color: 'blue' } } });
    expect((await storedObjects(ada.userId)).uploads).toContain(photo.path);
    expect((await storedObjects(ada.userId)).media).toEqual([]);
  });

  it('comes with a picture where the browser cannot decode the upload itself', async () => {
    const photo = await uploaded(ada, heic({ columns: 4, rows: 3, turns: 3 }), 'image/heic');
    const { body } = (await analyze(photo)) as unknown as { body: { picture: string } };
    const { format, width, height, exif } = await sharp(Buffer.from(body.picture, 'base64')).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 768, height: 1024 });
  });

  it('comes with the look by which the same photo is known again', async () => {
    const hashOf = async (file: Buffer) => ((await analyze(base64(file))).body as { hash: string }).hash;
    const smaller = await sharp(shirt).resize(150).webp({ quality: 60 }).toBuffer();
    const other = await photoOf('navy-jeans', 300);
    expect(looksAlike(await hashOf(shirt), await hashOf(smaller))).toBe(true);
    expect(looksAlike(await hashOf(shirt), await hashOf(other))).toBe(false);
  });
});

describe('the style of a photo', () => {
  it('is what the model sees in it', async () => {
    modelSees(sight);
    expect(await detect(base64(shirt))).toEqual({
      status: 200,
      body: { style: 'elegant', category: 'dress' },
    });
  });

  it('is what the model sees in an upload of any format', async () => {
    modelSees(sight);
    const photo = await uploaded(ada, heic({ columns: 4, rows: 3 }), 'image/heic');
    expect(await detect(photo)).toMatchObject({ status: 200, body: { style: 'elegant' } });
  });

  it('is detected from pixels alone: the model learns neither place nor phone, and gets a small picture', async () => {
    modelSees(sight);
    await detect(base64(await pictures.sidewaysWithPlace()));
    const { image } = bedrock.requests[0]?.messages[0]?.content[0] ?? {};
    const shown = Buffer.from(image?.source.bytes ?? '', 'base64');
    expect(shown.includes('SecretPhone')).toBe(false);
    const { format, width, height, exif, orientation } = await sharp(shown).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 200, height: 400 });
  });

  it.each<[string, Parameters<typeof bedrock.reply>[0], ReturnType<typeof refused>]>([
    ['names nothing', { content: [{ text: 'A dress.' }] }, refused(424, 'style.unavailable')],
    [
      'is asked too often',
      { error: 'ThrottlingException', status: 429 },
      refused(429, 'generation.rate_limited'),
    ],
    [
      'has used up its quota',
      { error: 'ServiceQuotaExceededException', status: 400 },
      refused(429, 'generation.rate_limited'),
    ],
  ])('is told to be unknown when the model %s', async (_, reply, answer) => {
    bedrock.reply(reply);
    expect(await detect(base64(shirt))).toMatchObject(answer);
  });
});

describe.each([
  ['the color', analyze],
  ['the style', detect],
] as const)('%s is not told', (_, ask) => {
  it.each<[string, () => object | Promise<object>, ReturnType<typeof refused>]>([
    ['of an upload of somebody else', () => uploaded(bea, shirt), refused(409, 'upload.missing')],
    [
      'of an upload that is not there',
      () => ({ path: `${ada.userId}/1_x.jpg` }),
      refused(409, 'upload.missing'),
    ],
    [
      'of a path that climbs',
      () => ({ path: `${ada.userId}/../${bea.userId}/1_x.jpg` }),
      refused(409, 'upload.missing'),
    ],
    ['of a page', () => base64(pictures.html), refused(415, 'upload.invalid_file')],
    ['of a drawing', () => base64(pictures.svg), refused(415, 'upload.invalid_file')],
    ['of half a photo', () => base64(shirt.subarray(0, 2000)), refused(415, 'upload.invalid_file')],
    [
      'of a flood of pixels',
      () => base64(pictures.pixelFlood(9000, 9000)),
      refused(415, 'upload.invalid_file'),
    ],
    [
      'of what is no base64',
      () => ({ imageBase64: 'data:image/png;base64,AAAA' }),
      refused(400, 'request.invalid'),
    ],
    ['of nothing', () => ({ imageBase64: '' }), refused(400, 'request.invalid')],
    [
      'of more than a browser needs to send',
      () => ({ imageBase64: 'AAAA'.repeat(limits.analysis.base64 / 4 + 1) }),
      refused(400, 'request.invalid'),
    ],
  ])('%s', async (_, photo, answer) => {
    modelSees(sight);
    expect(await ask(await photo())).toMatchObject(answer);
    expect(bedrock.requests).toHaveLength(0);
  });
});
