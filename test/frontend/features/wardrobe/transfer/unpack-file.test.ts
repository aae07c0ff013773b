import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { unpackFile } from '#frontend/features/wardrobe/transfer/unpack-file.ts';
import { limits } from '#shared/limits';

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

describe('a file of a ZIP', () => {
  it.each([
    ['stored', 0],
    ['compressed', 9],
  ] as const)('that is %s is unpacked, up to the largest size', async (_, level) => {
    const photo = noise(100_000);
    expect(await unpack(zipOf(photo, level))).toEqual(photo);
    expect((await unpack(zipOf(new Uint8Array(most), level)))?.length).toBe(most);
    expect(await unpack(zipOf(new Uint8Array(most + 1), level))).toBeNull();
  });

  it.each([0, most + 1])('is measured as it is unpacked, not by the size %i', async (bytes) => {
    expect((await unpack(declaring(bytes, zipOf(new Uint8Array(most), 9))))?.length).toBe(most);
    expect(await unpack(declaring(bytes, zipOf(new Uint8Array(most * 3), 9)))).toBeNull();
  });

  it('is not read further once it is too large, and never more than a piece at once', async () => {
    const zip = new Blob([zipOf(new Uint8Array(most * 2), 0)]);
    const slice = vi.spyOn(zip, 'slice');
    expect(await unpackFile({ zip, name: 'photo' })).toBeNull();
    const sizes = slice.mock.calls.map(([start = 0, end = 0]) => end - start);
    expect(Math.max(...sizes)).toBeLessThan(66_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most + 200_000);
  });

  it('that is only checked leaves nothing in memory', async () => {
    const question = { zip: new Blob([zipOf(noise(1000), 0)]), name: 'photo', isCheck: true };
    expect(await unpackFile(question)).toEqual([]);
  });

  it('that is missing, torn or no file of a ZIP is refused', async () => {
    const zip = zipOf(noise(1000), 9);
    expect(await unpack(zip, 'other')).toBeNull();
    expect(await unpack(zip.slice(0, -1))).toBeNull();
    expect(await unpack(zip.slice(500))).toBeNull();
    expect(await unpack(strToU8('a text') as Uint8Array<ArrayBuffer>)).toBeNull();
    expect(await unpack(new Uint8Array())).toBeNull();
  });
});
