import { AsyncLocalStorage } from 'node:async_hooks';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { SharedOutfit } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import { masterVariant } from '#shared/rules/image-variant';
import { aroundAwsCalls } from '../../support/app/aws-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { imageKey } from '../../support/app/storage.ts';
import { aPublicOutfit, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { policyIn, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Of the app." />
    <title>Wardrobe</title>
  </head>
  <body><div id="root"></div></body>
</html>`;
const loaded: string[] = [];
vi.stubGlobal('fetch', async (url: string) => {
  loaded.push(url);
  return new Response(shell);
});
const app = await startFunctions({ storage: true });

const get = async (path: string, { method = 'GET', headers = {} } = {}) =>
  (await app.invoke('shareOutfit', {
    rawPath: path,
    headers,
    requestContext: { http: { method, path }, requestId: 'a request' },
  })) as APIGatewayProxyStructuredResultV2 & { body: string };
const ada = await visitNamed(app, 'Ada');
const shared = (change: Partial<Outfit> = {}) => aPublicOutfit(ada, change);

/** Stores a photo for every piece of an outfit, as after an upload. */
async function storePhotos(outfit: Outfit) {
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#203050' } })
    .webp()
    .toBuffer();
  for (const { imageUrl } of outfit.aiAnalysis.outfitVisualization.items)
    await new S3Client({}).send(
      new PutObjectCommand({
        Bucket: process.env['MEDIA_BUCKET'],
        Key: await imageKey(imageUrl, masterVariant),
        Body: photo,
      }),
    );
}

/** The keys of Ada's stored previews. */
async function previews() {
  const listed = { Bucket: process.env['MEDIA_BUCKET'], Prefix: `previews/${ada.userId}/` };
  const { Contents = [] } = await new S3Client({}).send(new ListObjectsV2Command(listed));
  return Contents.map(({ Key }) => Key);
}

describe('the page of a shared outfit', () => {
  it('is the app’s page with tags for previews of the link, and is only read', async () => {
    const { id } = await shared();
    const { statusCode, headers, body } = await get(`/outfit/${id}`);
    expect(statusCode).toBe(200);
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    const [preview] = /http[^"]*preview\.jpg\?v=\d+/.exec(body) ?? [];
    expect(preview).toMatch(new RegExp(`^http://localhost:3000/outfit/${id}/`));
    for (const tag of [
      '<title>Quiet Navy by Ada · Wardrobe</title>',
      '<meta property="og:title" content="Quiet Navy by Ada" />',
      '<meta property="og:description" content="White shirt and navy trousers." />',
      `<meta property="og:url" content="http://localhost:3000/outfit/${id}" />`,
      `<meta property="og:image" content="${preview}" />`,
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      `<meta name="twitter:image" content="${preview}" />`,
      '<div id="root"></div>',
    ])
      expect(body).toContain(tag);
    expect(body).not.toContain('Of the app.');
    expect(loaded).toEqual(['http://localhost:3000/index.html']);
    await get(`/outfit/${id}`, { headers: { 'accept-language': 'sv' } });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await get(`/outfit/${id}`, { method })).toMatchObject({ statusCode: 405 });
    expect(await get(`/outfit/${id}`, { method: 'HEAD' })).toMatchObject({ statusCode: 200 });
    expect(loaded[1]).toBe('http://localhost:3000/index.sv.html');
  });

  it('shows markup in a title as the words that they are', async () => {
    for (const title of [
      `</title><script>alert(1)</script>`,
      `"><img src=x onerror=alert(1)>`,
      `' onload='alert(1)`,
      "$& $` $' $1 $<name>",
      '</head><!-- & &amp;',
    ]) {
      const { id } = await shared({ title, description: title });
      const { body } = await get(`/outfit/${id}`);
      expect(body).not.toMatch(/<script|<img|<!--/);
      expect(body.match(/<\/head>/g)).toHaveLength(1);
      for (const tag of body.match(/<(meta|title|link)\b[^>]*>/g) ?? [])
        expect(tag).toMatch(/^<(title>|(meta|link)( [a-z]+="[^"<>]*")+ \/>)$/);
      const shown = /property="og:description" content="([^"]*)"/.exec(body)?.[1] ?? '';
      const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
      expect(shown.replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => entities[name] ?? '')).toBe(title);
    }
  });

  it('is 404 for one that is private, deleted or never was, at once', async () => {
    const { id } = await shared();
    const files = ['', '/data.json', '/preview.jpg'];
    await setVisibility(ada, id, false);
    const { id: deleted } = await shared();
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: deleted } });
    for (const gone of [id, deleted, uuidv7(), 'x', '..%2F', ''])
      for (const file of files) {
        const { statusCode, body, headers } = await get(`/outfit/${gone}${file}`);
        expect([gone, file, statusCode]).toEqual([gone, file, 404]);
        expect(headers?.['cache-control']).toBe('no-store');
        expect(body).not.toContain('Quiet Navy');
      }
    expect((await get(`/outfit/${id}`)).body).toContain('<meta name="robots" content="noindex" />');
  });

  it('is 404 while the outfit or its author is withheld, although its card is still there', async () => {
    const [outfit, { id: other }] = [await shared(), await shared()];
    const { OutfitEntity } = await import('#functions/rows/outfits/outfit');
    const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
    const { ProfileEntity } = await import('#functions/rows/people/profile');
    const { data: cards } = await OutfitCardEntity.query.byAuthor({ userId: ada.userId }).go();
    const withhold = { isWithheld: true };
    await OutfitEntity.patch({ userId: ada.userId, id: outfit.id }).set(withhold).go();
    expect(await get(`/outfit/${outfit.id}`)).toMatchObject({ statusCode: 404 });
    expect(await get(`/outfit/${other}`)).toMatchObject({ statusCode: 200 });
    await ProfileEntity.patch({ userId: ada.userId }).set(withhold).go();
    await app.settle();
    await OutfitCardEntity.put(cards).go();
    expect(await get(`/outfit/${other}`)).toMatchObject({ statusCode: 404 });
    await ProfileEntity.patch({ userId: ada.userId }).remove(['isWithheld']).go();
  });
});

it('the data of a shared outfit are what anybody may see, with signed images, and lead on to others of its author', async () => {
  const [other, secret] = [await shared({ title: 'Loud Red' }), await shared({ title: 'A secret' })];
  await setVisibility(ada, secret.id, false);
  const outfit = await shared({ notes: 'secret notes', feedback: 'dislike', prompt: 'a secret wish' });
  const { statusCode, headers, body } = await get(`/outfit/${outfit.id}/data.json`);
  expect([statusCode, headers?.['cache-control']]).toEqual([200, 'no-store']);
  const data = SharedOutfit.strict().parse(JSON.parse(body));
  expect(data).toMatchObject({ title: 'Quiet Navy', authorName: 'Ada', imageUrl: null, flatLay: [{}, {}] });
  expect(data.pieces.map(({ itemName }) => itemName)).toEqual(['white shirt', 'navy trousers']);
  expect(data.pieces[0]?.url).toMatch(/^\/media\/.*Signature=/);
  expect(data.moreByAuthor[0]).toMatchObject({ id: other.id, title: 'Loud Red', flatLay: [{}, {}] });
  expect(data.moreByAuthor.length).toBeLessThanOrEqual(4);
  const policies = data.pieces.map(({ url }) => policyIn(url ?? ''));
  expect(policies).toHaveLength(2);
  const [owner, name] = outfit.aiAnalysis.outfitVisualization.items[0]?.imageUrl.split('/') ?? [];
  for (const text of [body, ...policies])
    for (const told of [ada.userId, owner, name, 'photo.jpg', 'secret', 'dislike', 'Navy carries it'])
      expect(text).not.toContain(told);
});

describe('the preview of a shared outfit', () => {
  it('is a JPEG of 1,200 by 630 pixels, which caches keep while it is the same', async () => {
    const outfit = await shared();
    await storePhotos(outfit);
    const path = `/outfit/${outfit.id}/preview.jpg`;
    const { statusCode, headers, body, isBase64Encoded } = await get(path);
    expect([statusCode, isBase64Encoded, headers?.['content-type']]).toEqual([200, true, 'image/jpeg']);
    const picture = await sharp(Buffer.from(body, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(headers?.['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = String(headers?.['etag']);
    for (const known of [etag, `W/${etag}`])
      expect(await get(path, { headers: { 'if-none-match': known } })).toMatchObject({ statusCode: 304 });
    await setVisibility(ada, outfit.id, false);
    expect(await get(path, { headers: { 'if-none-match': etag } })).toMatchObject({ statusCode: 404 });
  });

  it('is drawn once a version, and then costs one read of storage', async () => {
    const outfit = await shared();
    await storePhotos(outfit);
    const visit = async () => {
      const operations: string[] = [];
      const answer = await aroundAwsCalls(
        ({ service, operation, make }) => {
          if (service === 'S3') operations.push(operation);
          return make();
        },
        () => get(`/outfit/${outfit.id}/preview.jpg`),
      );
      return { answer, operations };
    };
    const [heads, gets] = [Array(2).fill('HeadObject'), Array(2).fill('GetObject')];
    const drawn = ['GetObject', ...heads, ...gets, 'PutObject', ...heads];
    const first = await visit();
    expect(first.operations).toEqual(drawn);
    expect(await visit()).toEqual({ answer: first.answer, operations: ['GetObject'] });
    await ada.call('outfits', 'updateOutfit', { params: { outfitId: outfit.id }, body: { title: 'Later' } });
    expect((await visit()).operations).toEqual(drawn);
    expect((await visit()).operations).toEqual(['GetObject']);
    expect(await previews()).toEqual([`previews/${ada.userId}/${outfit.id}.jpg`]);
    await setVisibility(ada, outfit.id, false);
  });

  const hidden = ({ id }: Outfit) => setVisibility(ada, id, false);
  it.each<[what: string, act: (outfit: Outfit) => Promise<unknown>]>([
    ['the outfit is made private', hidden],
    ['the outfit is deleted', ({ id }) => ada.call('outfits', 'removeOutfit', { params: { outfitId: id } })],
    [
      'one of its pieces is deleted',
      async ({ recommendedClothes: [itemId = ''], aiAnalysis: { outfitVisualization: shown } }) => {
        await seedItems(ada.userId, ['shirt'], { id: itemId, imageUrl: shown.items[0]?.imageUrl });
        await removeItem(ada, itemId);
      },
    ],
  ])('is deleted when %s, also while it is drawn', async (_, act) => {
    const outfit = await shared();
    const path = `/outfit/${outfit.id}/preview.jpg`;
    await storePhotos(outfit);
    expect(await get(path)).toMatchObject({ statusCode: 200 });
    expect(await previews()).toHaveLength(1);
    await act(outfit);
    await app.settle();
    expect(await previews()).toEqual([]);

    const other = await shared();
    await storePhotos(other);
    // The act does not run with the rights of the function that draws.
    const outside = AsyncLocalStorage.snapshot();
    const beforeStoring = () => outside(() => act(other).then(app.settle));
    await aroundAwsCalls(
      async ({ operation, make }) => {
        if (operation === 'PutObject') await beforeStoring();
        return make();
      },
      () => get(`/outfit/${other.id}/preview.jpg`),
    );
    expect(await previews()).toEqual([]);
  });

  it('is deleted with the files of its author', async () => {
    const outfit = await shared();
    await storePhotos(outfit);
    await get(`/outfit/${outfit.id}/preview.jpg`);
    expect(await previews()).toHaveLength(1);
    const { removeFiles } = await import('#functions/account/deletion/remove-files');
    await removeFiles(ada.userId);
    expect(await previews()).toEqual([]);
  });

  it('is 404 where no photo is left', async () => {
    const { id } = await shared();
    expect(await get(`/outfit/${id}/preview.jpg`)).toMatchObject({ statusCode: 404 });
  });
});
