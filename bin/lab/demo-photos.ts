import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { demoPieces } from '../../shared/demo-pieces.ts';
import { photoOf } from '../demo/photo.ts';
import type { PictureName } from '../demo/pictures.ts';

/** Makes the photos of the demo wardrobe, which are files of the browser app. Every run makes the same photos. */
const folder = resolve(import.meta.dirname, '../../frontend/src/assets/demo');
await mkdir(folder, { recursive: true });
let bytes = 0;
for (const { picture } of demoPieces) {
  const photo = await sharp(await photoOf(picture as PictureName, 720))
    .webp({ quality: 78 })
    .toBuffer();
  await writeFile(`${folder}/${picture}.webp`, photo);
  bytes += photo.length;
}
console.log(`${demoPieces.length} photos, ${Math.round(bytes / 1000)} kB, are in ${folder}`);
