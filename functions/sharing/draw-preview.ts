import sharp from 'sharp';
import { previewSize } from './page-tags.ts';

/** The background color between the photos. */
const paper = '#f3ede3';
const gap = 8;

/** Draws images side by side as a JPEG, each filling its column. */
export async function drawPreview(files: readonly Uint8Array[]): Promise<Buffer> {
  const { width, height } = previewSize;
  const edges = Array.from({ length: files.length + 1 }, (_, at) =>
    Math.round((at * (width + gap)) / files.length),
  );
  const layers = await Promise.all(
    files.map(async (file, at) => {
      const [left = 0, next = 0] = edges.slice(at, at + 2);
      const column = sharp(file).resize({ width: next - gap - left, height, fit: 'cover' });
      return { input: await column.png({ compressionLevel: 0 }).toBuffer(), left, top: 0 };
    }),
  );
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
