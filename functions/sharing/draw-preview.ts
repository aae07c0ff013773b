import sharp from 'sharp';
import { readMaster } from '../domain/read-master.ts';
import { previewSize } from './page-tags.ts';

/** The background color between the photos. */
const paper = '#f3ede3';
const gap = 8;
const most = 4;

/**
 * A preview of an outfit as a JPEG: up to four of its images side by side, each filling its column. Leaves out deleted
 * images. Null if no image is left.
 */
export async function drawPreview(paths: readonly string[]): Promise<Buffer | null> {
  const found = await Promise.all(paths.slice(0, most).map(readMaster));
  const files = found.filter((file) => file !== null);
  if (files.length === 0) return null;
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
