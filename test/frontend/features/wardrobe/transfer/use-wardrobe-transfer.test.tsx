import { act, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Question, unpackFile } from '#frontend/features/wardrobe/transfer/unpack-file.ts';
import { limits } from '#shared/limits';
import { ada, anItem, bob, items } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { endSession } from '../../../../support/fake/user-pool.ts';
import type { World } from '../../../../support/fake/world.ts';
import { findToast, openPage } from '../../../../support/pages/open-page.tsx';
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
  const api = startFakeApi(content);
  const page = await openPage('/dashboard', { as });
  await screen.findByRole('button', { name: 'More' });
  const more = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: 'More' }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return {
    api,
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

const aZip = (list: unknown, files: Record<string, Uint8Array<ArrayBuffer>> = {}) =>
  zipSync({ ...files, 'wardrobe.json': strToU8(JSON.stringify(list)) }) as Uint8Array<ArrayBuffer>;
const aPiece = { category: 'shirt', style: 'casual', photo: 'photos/1.webp' };

describe('a wardrobe as a file', () => {
  it('is a ZIP of a list and of every photo in its largest size', async () => {
    const zip = unzipSync(await exportOf({ clothes }));
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
    expect(
      vi
        .mocked(fetch)
        .mock.calls.map(([url]) => String(url))
        .filter((url) => url.startsWith('/media')),
    ).toEqual(expect.arrayContaining([expect.stringContaining('/1536.webp?')]));
  });

  it('becomes the same wardrobe in the same order for another user', async () => {
    const zip = await exportOf({ clothes });
    const { api, bringIn } = await open({}, bob);
    await bringIn(zip);
    const toast = await findToast('Import Complete');
    expect(toast.textContent).toContain('3 of 3 imported, 0 failed');
    expect(toast.className).not.toContain('bg-danger');
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

  it('comes in from a ZIP with more in it, however large that is', async () => {
    const { bringIn } = await open({}, bob);
    await bringIn(
      aZip(
        { format: 'wardrobe', version: 1, items: [aPiece] },
        { 'photos/1.webp': new Uint8Array(9), 'messages.json': new Uint8Array(limits.upload.bytes + 1) },
      ),
    );
    const toast = await findToast('Import Complete');
    expect(toast.textContent).toContain('1 of 1 imported, 0 failed');
  });

  it('that is brought in twice adds nothing twice, and says how much was there already', async () => {
    const zip = await exportOf({ clothes });
    const { api, bringIn } = await open({ clothes: clothes.slice(0, 1) }, ada);
    await bringIn(zip);
    await screen.findByText('2 of 3 imported, 0 failed, 1 was there already');
    await findPieces('navy jeans', 'white shirt');
    await bringIn(zip);
    await screen.findByText('0 of 3 imported, 0 failed, 3 were there already');
    expect(api.world.clothes).toHaveLength(3);
  });

  it('holds two pieces that look alike, and both come in', async () => {
    const twins = [anItem(), anItem()];
    const zip = await exportOf({ clothes: twins });
    const { api, bringIn } = await open({}, bob);
    await bringIn(zip);
    await screen.findByText('2 of 2 imported, 0 failed');
    expect(api.world.clothes).toHaveLength(2);
  });

  it('is brought in where there is little room, if that is enough for what is new', async () => {
    const zip = await exportOf({ clothes });
    const { bringIn } = await open({ clothes: [...clothes, ...items(limits.wardrobeItems - 3)] }, ada);
    await screen.findAllByRole('article', { hidden: true });
    await bringIn(zip);
    await screen.findByText('0 of 3 imported, 0 failed, 3 were there already');
  });

  it('of an earlier time comes in without the day of purchase that is refused today', async () => {
    const { api, bringIn } = await open({}, bob);
    const old = { ...aPiece, price: 12.999, purchasedOn: '2999-01-01' };
    const list = { format: 'wardrobe', version: 1, items: [old] };
    await bringIn(aZip(list, { 'photos/1.webp': new Uint8Array(3) }));
    await findToast('Import Complete');
    expect(api.world.clothes).toMatchObject([{ category: 'shirt', price: 13, purchasedOn: null }]);
  });

  it('comes in item by item, and cannot be begun a second time meanwhile', async () => {
    const zip = await exportOf({ clothes });
    const { api, bringIn } = await open({}, bob);
    api.uploads.holdBack();
    await bringIn(zip);
    for (const percent of ['0', '33', '66']) {
      await waitFor(() => expect(screen.getByRole('progressbar').ariaValueNow).toBe(percent));
      expect((screen.getByRole('button', { name: 'More' }) as HTMLButtonElement).disabled).toBe(true);
      await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
      act(() => api.uploads.sending.shift()?.arrive());
    }
    await findToast('Import Complete');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('with an item that cannot be imported imports the others, and says so in red', async () => {
    const zip = await exportOf({ clothes });
    const { api, bringIn } = await open({}, bob);
    api.uploads.lose('002_navy-jeans.webp');
    await bringIn(zip);
    const toast = await findToast('Import Complete');
    expect(toast.textContent).toContain('2 of 3 imported, 1 failed');
    expect(toast.className).toContain('bg-danger');
    expect(api.world.clothes).toHaveLength(2);
  });

  it('is not brought in where there is too little room', async () => {
    const zip = await exportOf({ clothes });
    const { api, bringIn } = await open({ clothes: items(limits.wardrobeItems - 2) });
    await bringIn(zip);
    within(await findToast('Error')).getByText('The file holds 3 pieces, and your wardrobe has room for 2.');
    expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['is no ZIP', strToU8('a text') as Uint8Array<ArrayBuffer>],
    ['has no list', zipSync({ 'photos/1.webp': strToU8('x') }) as Uint8Array<ArrayBuffer>],
    ['has another list', aZip({ items: [] })],
    ['lacks a photo', aZip({ format: 'wardrobe', version: 1, items: [aPiece] })],
    [
      'breaks a rule of the wardrobe',
      aZip(
        { format: 'wardrobe', version: 1, items: [{ ...aPiece, brand: 'x'.repeat(101) }] },
        { 'photos/1.webp': new Uint8Array(3) },
      ),
    ],
    [
      'holds too large a photo',
      aZip(
        { format: 'wardrobe', version: 1, items: [aPiece] },
        { 'photos/1.webp': new Uint8Array(limits.upload.bytes + 1) },
      ),
    ],
  ])('that %s is refused as a whole', async (_, zip) => {
    const { api, bringIn } = await open({}, bob);
    await bringIn(zip);
    within(await findToast('Error')).getByText('This file is no wardrobe, or it is damaged.');
    expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
    expect((screen.getByRole('button', { name: 'More' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('is not made when a photo cannot be read, which is told', async () => {
    const { api, more } = await open({ clothes });
    await screen.findAllByRole('img', { name: /jeans/ });
    api.fail('images.signUrls', 'internal');
    await more('Export as ZIP');
    within(await findToast('Error')).getByText('The wardrobe could not be exported. Please try again.');
  });

  it('is not offered of a wardrobe without items', async () => {
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Export as ZIP' });
    expect(item.ariaDisabled).toBe('true');
  });
});
