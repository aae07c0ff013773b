import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto, type Photo } from '../../../functions/images/decode/decode-photo.ts';
import { encodeVariant } from '../../../functions/images/variants/encode-variant.ts';
import { heic, phoneHeic } from '../../support/heic/heic.ts';
import { animated } from '../../support/hostile-pictures.ts';

const letters = { r: '#ff0000', g: '#00ff00', b: '#0000ff', w: '#ffffff' } as const;

/** A landscape picture with red and green in the upper half, and blue and white in the lower half. */
const quarters = () => {
  const quarter = (fill: string, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="60" height="40" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">${quarter(letters.r, 0, 0)}${quarter(letters.g, 60, 0)}${quarter(letters.b, 0, 40)}${quarter(letters.w, 60, 40)}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
};

const pixelOf = ({ pixels, width, height, channels }: Photo, x: number, y: number) => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
  return [...pixels.subarray(at, at + channels)];
};

/** The colors of the quarters as letters, row by row. */
const cornersOf = (photo: Photo) =>
  [0.25, 0.75]
    .flatMap((y) => [0.25, 0.75].map((x) => pixelOf(photo, x, y)))
    .map(([red = 0, green = 0, blue = 0]) => {
      const isLight = [red, green, blue].map((value) => value > 128).join();
      return { 'true,false,false': 'r', 'false,true,false': 'g', 'false,false,true': 'b' }[isLight] ?? 'w';
    })
    .join('');

const expectNear = (seen: readonly number[], wanted: readonly number[], most = 6) => {
  expect(seen).toHaveLength(wanted.length);
  for (const [index, value] of wanted.entries())
    expect(Math.abs((seen[index] ?? 0) - value), `${seen} is not ${wanted}`).toBeLessThanOrEqual(most);
};

it('a photo whose metadata begins with a document type is a photo', async () => {
  const file = await quarters()
    .withXmp('<!DOCTYPE x:xmpmeta><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(file.includes('<!DOCTYPE')).toBe(true);
  expect(cornersOf(await decodePhoto(file))).toBe('rgbw');
});

describe('a photo is put upright', () => {
  it('by the orientation in the metadata of a JPEG, PNG or WebP', async () => {
    for (const [at, corners] of ['rgbw', 'grwb', 'wbgr', 'bwrg', 'rbgw', 'brwg', 'wgbr', 'gwrb'].entries())
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const orientation = at + 1;
        const file = await quarters().withMetadata({ orientation }).toFormat(format).toBuffer();
        const photo = await decodePhoto(file);
        expect(cornersOf(photo), `${format} ${orientation}`).toBe(corners);
        const [width, height] = orientation > 4 ? [80, 120] : [120, 80];
        expect(photo).toMatchObject({ width, height, original: { width, height } });
      }
  });

  it('by the quarter turns of a HEIC', async () => {
    for (const [turns, [x, y]] of (
      [
        [0.25, 0.5],
        [0.5, 0.75],
        [0.75, 0.5],
        [0.5, 0.25],
      ] as const
    ).entries()) {
      const photo = await decodePhoto(heic({ columns: 2, rows: 1, turns, tileAt: redOnTheLeft }));
      expectNear(pixelOf(photo, x, y), red, 16);
      expectNear(pixelOf(photo, 1 - x, 1 - y).slice(0, 1), [40], 40);
    }
  });

  it('by the mirroring of a HEIC', async () => {
    const photo = await decodePhoto(heic({ columns: 2, rows: 1, isMirrored: true, tileAt: redOnTheLeft }));
    expectNear(pixelOf(photo, 0.75, 0.5), red, 16);
  });

  it('once, where the metadata of a HEIC says again what its turn has said', async () => {
    const exif = await exifOf(6);
    const photo = await decodePhoto(heic({ columns: 2, rows: 1, turns: 3, exif, tileAt: redOnTheLeft }));
    expect(photo).toMatchObject({ width: 512, height: 1024 });
    expectNear(pixelOf(photo, 0.5, 0.25), red, 16);
  });
});

const red = [208, 16, 32];
const redOnTheLeft = (column: number) => (column === 0 ? 'red' : 'cloth');

/** The EXIF data that a camera writes, without the marker that JPEG puts before it. */
async function exifOf(orientation: number) {
  const { exif } = await sharp(await quarters().withMetadata({ orientation }).jpeg().toBuffer()).metadata();
  return exif?.subarray(exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0) ?? Buffer.alloc(0);
}

describe('a photo is brought to eight bits of sRGB', () => {
  const plain = { create: { width: 30, height: 40, channels: 3 as const, background: '#c83c28' } };
  const wanted = [0xc8, 0x3c, 0x28];

  it('from Display P3, 16 bits or a palette', async () => {
    for (const picture of [
      sharp(plain).withIccProfile('p3').jpeg({ quality: 100 }),
      sharp(plain).withIccProfile('p3').png(),
      sharp(plain).toColourspace('rgb16').png(),
      sharp(plain).toColourspace('rgb16').withIccProfile('p3').png(),
      sharp(plain).png({ palette: true }),
      sharp(plain).withIccProfile('p3').webp({ lossless: true }),
    ]) {
      const photo = await decodePhoto(await picture.toBuffer());
      expect(photo.channels).toBe(3);
      expectNear(pixelOf(photo, 0.5, 0.5), wanted);
    }
  });

  it('from a JPEG of four inks, as near as inks come, and from a picture without colors', async () => {
    const file = await sharp(plain).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(file).metadata()).channels).toBe(4);
    const photo = await decodePhoto(file);
    expect(photo.channels).toBe(3);
    expectNear(pixelOf(photo, 0.5, 0.5), wanted, 30);
    const gray = sharp({ create: { ...plain.create, background: '#808080' } }).toColourspace('b-w');
    for (const colorless of [await gray.clone().png().toBuffer(), await gray.clone().jpeg().toBuffer()])
      expectNear(pixelOf(await decodePhoto(colorless), 0.5, 0.5), [128, 128, 128]);
  });

  it('from a HEIC in Display P3, whether a profile says so or its primaries', async () => {
    const { icc } = await sharp(await sharp(plain).withIccProfile('p3').png().toBuffer()).metadata();
    const one = { columns: 1, rows: 1, tileAt: () => 'red' as const };
    const asIs = pixelOf(await decodePhoto(heic(one)), 0.5, 0.5);
    const byProfile = pixelOf(await decodePhoto(heic({ ...one, ...(icc && { icc }) })), 0.5, 0.5);
    const byPrimaries = pixelOf(await decodePhoto(heic({ ...one, primaries: 12 })), 0.5, 0.5);
    expectNear(byPrimaries, byProfile, 2);
    // A red of Display P3 becomes a stronger red in sRGB.
    expect(byProfile[0]).toBeGreaterThan((asIs[0] ?? 0) + 10);
  });
});

it('a picture that is partly transparent stays so until it is served, on white', async () => {
  const hole = { width: 40, height: 40, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0 } };
  for (const format of ['png', 'webp'] as const) {
    const photo = await decodePhoto(await sharp({ create: hole }).toFormat(format).toBuffer());
    expect([photo.channels, pixelOf(photo, 0.5, 0.5)[3]]).toEqual([4, 0]);
    const served = await sharp(await encodeVariant(photo, '320.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(served.info.channels).toBe(3);
    expectNear([...served.data.subarray(0, 3)], [255, 255, 255], 2);
  }
});

it('of an animated WebP the first frame is the photo', async () => {
  const photo = await decodePhoto(await animated('webp'));
  expect(photo).toMatchObject({ width: 90, height: 120 });
  expectNear(pixelOf(photo, 0.5, 0.5), [255, 0, 0], 4);
});

it('a photo of a phone is made no wider than what is served, and its size is known', async () => {
  expect(await decodePhoto(phoneHeic())).toMatchObject({
    width: 1536,
    height: 2048,
    original: { width: 3024, height: 4032 },
  });
});

it('nothing that is served tells where and with what a photo was taken', async () => {
  const file = await quarters()
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 46/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>SecretPhone</p></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(file.includes('SecretPhone')).toBe(true);
  const photo = await decodePhoto(file);
  for (const variant of ['640.webp', '320.avif'] as const) {
    const served = await encodeVariant(photo, variant);
    expect(served.includes('SecretPhone')).toBe(false);
    const { exif, xmp, icc, iptc, orientation } = await sharp(served).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
  }
});
