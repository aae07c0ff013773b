import { act, screen, waitFor } from '@testing-library/react';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Question, unpackFile } from '#frontend/features/wardrobe/transfer/unpack-file.ts';
import { limits } from '#shared/limits';
import { ada, anItem, bob, items } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { endSession } from '../../../../support/fake/user-pool.ts';
import type { World } from '../../../../support/fake/world.ts';
import { findError, findToast, visit } from '../../../../support/pages/open-page.tsx';
import { findPieces } from '../../../../support/pages/wardrobe-page.tsx';

const clothes = [
  anItem({ color: 'white', seasons: ['summer'], price: 40, currency: 'EUR', purchasedOn: '2026-02-01' }),
  anItem({
    category: 'jeans',
    brand: 'Acme',
    description: 'Blå, från mormor',
    isInLaundry: true,
    showsBackground: true,
  }),
  anItem({
    category: 'dress',
    color: 'red',
    archiveReason: 'sold',
    timesWorn: 3,
    lastWornOn: '2026-03-01',
    aiDetectedMetadata: { color: 'red', confidence: 'high' },
  }),
];

async function open(content: Partial<World>, as = ada) {
  const page = await visit('/dashboard', content, { as });
  await screen.findByRole('button', { name: 'More' });
  const more = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: 'More' }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return {
    ...page,
    more,
    /** Chooses a file, as in the browser's file dialog. */
    bringIn: (zip: Uint8Array<ArrayBuffer>) =>
      page.user.upload(screen.getByLabelText('Wardrobe file'), new File([zip], 'wardrobe.zip')),
  };
}

/** Exports a wardrobe and returns the file that the browser saves. */
async function exportOf(content: Partial<World>) {
  const { more, close } = await open(content);
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:wardrobe';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['wardrobe.zip', 'blob:wardrobe']);
  });
  await more('Export as ZIP');
  await findToast('Wardrobe exported');
  expect(click).toHaveBeenCalledOnce();
  close();
  endSession();
  return new Uint8Array((await saved?.arrayBuffer()) as ArrayBuffer);
}

/** Answers as the worker does. Counts the threads that were not ended. */
class ThreadOfThePage {
  static running = 0;
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    ThreadOfThePage.running += 1;
  }
  async postMessage(question: Question) {
    this.onmessage?.({ data: await unpackFile(question) });
  }
  terminate() {
    ThreadOfThePage.running -= 1;
  }
}
beforeEach(() => {
  vi.stubGlobal('Worker', ThreadOfThePage);
  return () => expect(ThreadOfThePage.running).toBe(0);
});

const photos = (...bytes: number[]) =>
  Object.fromEntries(bytes.map((size, index) => [`photos/${index + 1}.webp`, new Uint8Array(size)]));
const aZip = (items: readonly object[], files = photos(3, 3, 3), version = 1) => {
  const list = JSON.stringify({ format: 'wardrobe', version, items });
  return zipSync({ ...files, 'wardrobe.json': strToU8(list) }) as Uint8Array<ArrayBuffer>;
};
/** A piece in a file, with the look that the fake API sees in each photo. */
const aPiece = (photo = 1, change = {}) => ({
  ...{
    category: 'shirt',
    style: 'casual',
    color: 'navy',
    photo: `photos/${photo}.webp`,
    hash: anyImage.hash,
  },
  ...change,
});

it('a wardrobe is exported as a list and its photos, and becomes the same wardrobe for another user', async () => {
  const exported = await exportOf({ clothes });
  const zip = unzipSync(exported);
  expect(Object.keys(zip).toSorted()).toEqual([
    'photos/001_red-dress.webp',
    'photos/002_navy-jeans.webp',
    'photos/003_white-shirt.webp',
    'wardrobe.json',
  ]);
  expect(strFromU8(zip['photos/001_red-dress.webp'] ?? new Uint8Array())).toBe(
    `The photo ${clothes[2]?.imageUrl}`,
  );
  const list = JSON.parse(strFromU8(zip['wardrobe.json'] ?? new Uint8Array()));
  expect(list).toMatchObject({ format: 'wardrobe', version: 1 });
  expect(JSON.stringify(list)).not.toContain(ada.userId);
  expect(vi.mocked(fetch).mock.calls.map(([url]) => String(url))).toContainEqual(
    expect.stringMatching(/^\/media.*\/1536\.webp\?/),
  );

  const { api, user, bringIn } = await open({}, bob);
  const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
  await user.click(more());
  expect((await screen.findByRole('menuitem', { name: 'Export as ZIP' })).ariaDisabled).toBe('true');
  await user.keyboard('{Escape}');
  api.uploads.holdBack();
  await bringIn(exported);
  for (const percent of ['0', '33', '66']) {
    await waitFor(() => expect(screen.getByRole('progressbar').ariaValueNow).toBe(percent));
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    act(() => api.uploads.sending.shift()?.arrive());
  }
  const toast = await findToast('Import Complete');
  expect(toast.textContent).toContain('3 of 3 imported, 0 failed');
  expect(toast.className).not.toContain('bg-danger');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await findPieces('navy jeans', 'white shirt');
  const kept = (item: (typeof clothes)[number] | undefined) => {
    const { id: _, userId: __, imageUrl: ___, createdAt: ____, ...rest } = item ?? anItem();
    // The server stores these two fields with their defaults for every new item.
    return { isDemo: false, showsBackground: false, ...rest };
  };
  expect(api.world.clothes.map(kept)).toEqual(clothes.map(kept));
  for (const [index, { userId, imageUrl }] of api.world.clothes.entries()) {
    expect(userId).toBe(bob.userId);
    expect(imageUrl.startsWith(`${bob.userId}/`)).toBe(true);
    expect(await api.world.files.get(imageUrl)?.text()).toBe(`The photo ${clothes[index]?.imageUrl}`);
  }
});

it('a file of which one piece fails is brought in again for that piece alone', async () => {
  // Two pieces look alike. The third is of an earlier time, when other prices and days of purchase were taken.
  const old = aPiece(3, { category: 'jeans', price: 12.999, purchasedOn: '2999-01-01' });
  const more = { 'messages.json': new Uint8Array(limits.upload.bytes + 1) };
  const zip = aZip([old, aPiece(1), aPiece(2)], { ...photos(3, 3, 3), ...more });
  const { api, bringIn } = await open({}, bob);
  api.uploads.lose('3.webp');
  await bringIn(zip);
  const toast = await findToast('Import Complete');
  expect(toast.textContent).toContain('2 of 3 imported, 1 failed');
  expect(toast.className).toContain('bg-danger');
  expect(api.world.clothes).toHaveLength(2);
  api.uploads.find('3.webp');
  await bringIn(zip);
  await findToast('1 of 3 imported, 0 failed, 2 were there already');
  expect(api.world.clothes).toMatchObject([
    { category: 'shirt' },
    { category: 'shirt' },
    { category: 'jeans', price: 13, purchasedOn: null },
  ]);
  await bringIn(aZip([aPiece()]));
  await findToast('0 of 1 imported, 0 failed, 1 was there already');
});

it('a file is brought in where there is room for what is new in it, else refused as a whole', async () => {
  const known = ['white', 'red', 'blue'];
  const { api, bringIn } = await open({
    clothes: [...known.map((color) => anItem({ color })), ...items(limits.wardrobeItems - 5)],
  });
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
  const holding = (colors: readonly string[]) =>
    aZip(colors.map((color, index) => aPiece((index % 3) + 1, { color })));
  await bringIn(holding([...known, 'pink', 'gray', 'green']));
  await findToast('The file holds 3 pieces, and your wardrobe has room for 2.');
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  await bringIn(holding([...known, 'pink', 'gray']));
  await findToast('2 of 5 imported, 0 failed, 3 were there already');
});

it('a file that is damaged or no wardrobe is refused as a whole', async () => {
  const { api, user, bringIn } = await open({}, bob);
  const refused = [
    strToU8('a text') as Uint8Array<ArrayBuffer>,
    zipSync({ 'photos/1.webp': strToU8('x') }) as Uint8Array<ArrayBuffer>,
    aZip([aPiece()], photos(3), 2),
    aZip([aPiece()], {}),
    aZip([aPiece(1, { brand: 'x'.repeat(101) })]),
    aZip([aPiece()], photos(limits.upload.bytes + 1)),
  ];
  for (const zip of refused) {
    await bringIn(zip);
    await findError('This file is not a wardrobe, or it is damaged.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  }
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
});

it('an export that cannot read a photo says so', async () => {
  const { api, more } = await open({ clothes });
  await screen.findAllByRole('img', { name: /jeans/ });
  api.fail('images.signUrls', 'internal');
  await more('Export as ZIP');
  await findError('The wardrobe could not be exported. Please try again.');
});

const { bytes: most } = limits.upload;
const noise = (length: number) => Uint8Array.from({ length }, () => Math.random() * 256);
/** A ZIP of the file `photo`, with a file before and after it. */
const zipOf = (photo: Uint8Array, level: 0 | 9) =>
  zipSync({ first: noise(99), photo: [photo, { level }], last: noise(99) }) as Uint8Array<ArrayBuffer>;
/** Changes the sizes that a ZIP declares: of every file, in the headers and in the directory. */
function declaring(bytes: number, zip: Uint8Array<ArrayBuffer>) {
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 4; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, bytes, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  }
  return zip;
}
async function unpack(zip: Uint8Array<ArrayBuffer>, name = 'photo') {
  const parts = await unpackFile({ zip: new Blob([zip]), name });
  return parts && new Uint8Array(await new Blob(parts).arrayBuffer());
}

it.each([0, 9] as const)('a file of a ZIP of level %i is unpacked, up to the largest size', async (level) => {
  const photo = noise(100_000);
  expect(await unpack(zipOf(photo, level))).toEqual(photo);
  expect((await unpack(zipOf(new Uint8Array(most), level)))?.length).toBe(most);
  expect(await unpack(zipOf(new Uint8Array(most + 1), level))).toBeNull();
});

it.each([0, most + 1])('a file of a ZIP is measured as it is unpacked, not by the size %i', async (bytes) => {
  expect((await unpack(declaring(bytes, zipOf(new Uint8Array(most), 9))))?.length).toBe(most);
  expect(await unpack(declaring(bytes, zipOf(new Uint8Array(most * 3), 9)))).toBeNull();
});

it('a file of a ZIP is not read further once it is too large, and never more than a piece at once', async () => {
  const zip = new Blob([zipOf(new Uint8Array(most * 2), 0)]);
  const slice = vi.spyOn(zip, 'slice');
  expect(await unpackFile({ zip, name: 'photo' })).toBeNull();
  const sizes = slice.mock.calls.map(([start = 0, end = 0]) => end - start);
  expect(Math.max(...sizes)).toBeLessThan(66_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most + 200_000);
});

it('a file of a ZIP that is only checked leaves nothing in memory', async () => {
  const question = { zip: new Blob([zipOf(noise(1000), 0)]), name: 'photo', isCheck: true };
  expect(await unpackFile(question)).toEqual([]);
});

it('a file of a ZIP that is missing, torn or no file of a ZIP is refused', async () => {
  const zip = zipOf(noise(1000), 9);
  expect(await unpack(zip, 'other')).toBeNull();
  expect(await unpack(zip.slice(0, -1))).toBeNull();
  expect(await unpack(zip.slice(500))).toBeNull();
  expect(await unpack(strToU8('a text') as Uint8Array<ArrayBuffer>)).toBeNull();
  expect(await unpack(new Uint8Array())).toBeNull();
});
