import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOutFiles, firstVariant, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { startProcess } from '../../support/app/app-process.ts';
import { eventually } from '../../support/app/eventually.ts';
import { signUpPerson } from '../../support/app/people.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { uploaded } from '../../support/calls/upload.ts';
import { createItem, itemsOf, signedUrls } from '../../support/calls/wardrobe.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Lets a data folder look as if its images had been stored under their storage paths. */
async function layOutAsBefore(folder: string, path: string) {
  const records = join(folder, 'objects', 'wardrobe-media', 'records');
  for (const name of await readdir(records)) {
    const { key, headers, ...record } = JSON.parse(await readFile(join(records, name), 'utf8'));
    const { 'x-amz-meta-path': _, ...formerHeaders } = headers;
    const former = `media/${path}/${key.split('/').at(-1)}`;
    const file = `${createHash('sha256').update(former).digest('hex')}.json`;
    await writeFile(join(records, file), JSON.stringify({ ...record, key: former, headers: formerHeaders }));
    await rm(join(records, name));
  }
}

const folder = temporaryFolder();
const before = await startProcess(folder);
const person = await signUpPerson(before.url, 'Ada');
const path = await uploaded(before, person, await photoOf('red-sneakers', 600));
const earlier = { ...person, ...apiOf(before.url, person.accessToken) };
await createItem(earlier, path);
await eventually(async () => expect((await itemsOf(earlier))[0]?.cutOut).toMatchObject({ state: 'made' }));
await before.kill();
await layOutAsBefore(folder, path);

const app = await startApp({ folder });
const ada = { ...person, ...apiOf(app.url, person.accessToken) };
const { rebuild } = await import('../../../functions/projections/rebuild/rebuild.ts');
const client = new S3Client({});
const Bucket = process.env['MEDIA_BUCKET'];
const signed = async (of: string) => (await signedUrls(ada, [of]))[of] ?? '';
const statusOf = async (url: string, file: string) =>
  (await fetch(app.url + url.replace(firstVariant, file))).status;

describe('a data folder in which images lie under their storage paths', () => {
  it('shows them and their cut-outs after a start, and no key tells a path', async () => {
    const url = await signed(path);
    for (const file of [...imageVariants, ...cutOutFiles]) expect(await statusOf(url, file), file).toBe(200);
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents).toHaveLength(imageVariants.length + cutOutFiles.length);
    expect(JSON.stringify(Contents)).not.toContain(person.userId);
  });

  it('passes `rebuild`', async () => {
    await app.settle();
    expect(await rebuild({ repair: false })).toEqual({ found: [], left: [], unsettled: 0 });
  });
});

describe('an image that lies under its storage path', () => {
  const other = `${person.userId}/1_old.jpg`;
  const photo = sharp({ create: { width: 60, height: 80, channels: 3, background: '#203050' } }).webp();
  const store = async () => {
    for (const file of [firstVariant, masterVariant])
      await client.send(
        new PutObjectCommand({ Bucket, Key: `media/${other}/${file}`, Body: await photo.toBuffer() }),
      );
  };

  it('is moved by `rebuild`, which then finds nothing', async () => {
    await store();
    expect(await rebuild({ repair: true })).toMatchObject({
      found: [{ kind: 'place of an image', key: other, stored: `media/${other}` }],
      left: [],
    });
    await app.settle();
    const url = await signed(other);
    for (const file of imageVariants) expect(await statusOf(url, file), file).toBe(200);
  });

  it('is deleted with the account of its owner', async () => {
    await store();
    await ada.call('account', 'deleteAccount', { body: { confirmation: 'delete' } });
    await app.invoke('deleteAccounts', {});
    expect((await storedObjects(person.userId)).media).toEqual([]);
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).toEqual([]);
  });
});
