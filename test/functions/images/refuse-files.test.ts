import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { heic } from '../../support/heic/heic.ts';
import { animated, floods, polyglots } from '../../support/hostile-pictures.ts';
import { gif, html, jpeg, png, svg, tiff, webp } from '../../support/pictures.ts';

const refused = new AppError('upload.invalid_file');
type File = () => Buffer | Promise<Buffer>;
const photo = () => heic({ columns: 2, rows: 1 });

/** A noisy photo, so that half of its file contains about half of its picture. */
const noisy = sharp({
  create: {
    width: 300,
    height: 400,
    channels: 3,
    background: 'gray',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

it('a flood of pixels is refused at hardly any cost', async () => {
  for (const [name, file] of Object.entries<File>(floods)) {
    const bytes = await file();
    const before = process.cpuUsage();
    await expect(decodePhoto(bytes), name).rejects.toThrow(refused);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6, name).toBeLessThan(2);
  }
});

it('a file that is none of the accepted formats, or only begins like one, is refused', async () => {
  for (const [name, file] of Object.entries<File>({
    ...polyglots,
    'a GIF': gif,
    'an animated GIF': () => animated('gif'),
    'a TIFF': tiff,
    'an AVIF': () => noisy.clone().avif({ effort: 0 }).toBuffer(),
    'an SVG': () => svg,
    'a page': () => html,
    nothing: () => Buffer.alloc(0),
    'the beginning of a JPEG': () => Buffer.from([0xff, 0xd8, 0xff]),
    'the beginning of a HEIC': () => Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
  }))
    await expect(decodePhoto(await file()), name).rejects.toThrow(refused);
});

it('a photo that ends anywhere is refused', async () => {
  for (const file of [noisy.clone().jpeg(), noisy.clone().png(), noisy.clone().webp(), null]) {
    const bytes = file ? await file.toBuffer() : photo();
    for (const share of [0.05, 0.5, 0.9])
      await expect(decodePhoto(bytes.subarray(0, bytes.length * share))).rejects.toThrow(refused);
  }
});

it('a photo with its head shot through is refused or decoded, and nothing worse', async () => {
  for (const bytes of [await jpeg(), await png(), await webp(), photo()])
    for (let at = 0; at < Math.min(400, bytes.length); at += 7) {
      const broken = Buffer.from(bytes);
      broken.writeUInt8((broken[at] ?? 0) ^ 0xff, at);
      const outcome = await decodePhoto(broken).catch((error) => error);
      if (outcome instanceof Error) expect(outcome).toEqual(refused);
      else expect(outcome.pixels).toHaveLength(outcome.width * outcome.height * outcome.channels);
    }
});

describe('a process has memory enough', () => {
  /** The memory that decoding takes in a separate process. Lambda has 2048 megabytes, with what it needs itself. */
  async function costOf(subject: 'photo' | 'floods'): Promise<{ megapixels: number; megabytes: number }> {
    const script = new URL('../../support/decode-process.ts', import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(process.execPath, [script, subject]);
    return JSON.parse(stdout);
  }

  it('for the costliest of all photos', async () => {
    const { megapixels, megabytes } = await costOf('photo');
    expect(megapixels).toBeGreaterThan(60);
    expect(megabytes).toBeLessThan(1600);
  });

  it('for every flood', async () => {
    expect((await costOf('floods')).megabytes).toBeLessThan(1600);
  });
});
