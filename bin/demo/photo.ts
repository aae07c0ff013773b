import sharp from 'sharp';
import { groundFor, noiseBytes, type Size, surfaceOf } from './ground.ts';
import { type PictureName, pictureFile, pictureOf } from './pictures.ts';

/**
 * The shadows of a piece: a narrow dark line where it touches the ground, and softer shadows on the side away from the
 * window. Lengths are shares of the photo's width.
 */
const shadows = [
  { blur: 0.006, right: 0.002, down: 0.004, strength: 0.42 },
  { blur: 0.011, right: 0.006, down: 0.009, strength: 0.3 },
  { blur: 0.02, right: 0.013, down: 0.018, strength: 0.2 },
];
/** How strongly a shadow darkens red, green and blue. The light inside a shadow is warm, so red is darkened least. */
const shade = [0.88, 0.93, 0.97];

/** Returns the photo of a piece on the ground for its color, as a JPEG of this width with an aspect ratio of 3:4. */
export async function photoOf(name: PictureName, width = 900): Promise<Buffer> {
  const { color, ground = groundFor[color] } = pictureOf(name);
  const size = { width, height: Math.round((width * 4) / 3) };
  const piece = await sharp(pictureFile(name)).resize(size).ensureAlpha().raw().toBuffer();
  const [light, lit] = await Promise.all([surfaceOf(ground.cloth, size), lightBeside(piece, size)]);
  const base = [1, 3, 5].map((at) => Number.parseInt(ground.hex.slice(at, at + 2), 16));
  const film = noiseBytes(2 * light.length, 255);
  const pixels = new Uint8ClampedArray(3 * light.length);
  for (let at = 0; at < light.length; at++) {
    // The grain is the sum of two random bytes, scaled: at most 5 levels lighter or darker, mostly less than 3.
    const grain = ((film[2 * at] ?? 0) + (film[2 * at + 1] ?? 0)) / 51 - 5;
    const opacity = (piece[at * 4 + 3] ?? 0) / 255;
    const dark = 1 - (lit[at] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const under = (base[channel] ?? 0) * (light[at] ?? 0) * (1 - dark * (shade[channel] ?? 0));
      pixels[at * 3 + channel] = under + ((piece[at * 4 + channel] ?? 0) - under) * opacity + grain;
    }
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** How much light reaches each pixel of the ground beside a piece, which is given as RGBA. 255 is full light. */
async function lightBeside(piece: Buffer, size: Size): Promise<Buffer> {
  // Shadows are computed at half the size, because they are blurred anyway.
  const half = { width: Math.round(size.width / 2), height: Math.round(size.height / 2) };
  const gray = { ...half, channels: 1 } as const;
  const mask = await sharp(piece, { raw: { ...size, channels: 4 } })
    .extractChannel('alpha')
    .resize({ ...half, kernel: 'linear' })
    .raw()
    .toBuffer();
  const lit = new Uint8ClampedArray(mask.length).fill(255);
  for (const { blur, right, down, strength } of shadows) {
    const shadow = await sharp(mask, { raw: gray })
      .blur(Math.max(0.3, blur * half.width))
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const shift = Math.round(down * half.width) * half.width + Math.round(right * half.width);
    for (let at = shift; at < lit.length; at++)
      lit[at] = (lit[at] ?? 0) * (1 - (strength * (shadow[at - shift] ?? 0)) / 255);
  }
  return sharp(lit, { raw: gray })
    .resize({ ...size, kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
