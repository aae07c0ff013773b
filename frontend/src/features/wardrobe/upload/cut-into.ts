import type { SeenInPhoto } from '#shared/contract/wardrobe';
import { croppedFile, turned } from '../item/photo-edit.ts';

/** How much of the photo is kept around a piece, in percent of its width and height. */
const margin = 2;

/** Parts of a photo as files, one for each box. Empty if the browser cannot decode the photo. */
export async function cutInto(
  file: File,
  boxes: readonly SeenInPhoto['pieces'][number]['box'][],
): Promise<File[]> {
  const picture = await turned(file, 0);
  if (!picture) return [];
  const name = file.name.replace(/\.[^.]*$/, '');
  const files: File[] = [];
  for (const [at, box] of boxes.entries()) {
    const x = Math.max(0, box.left * 100 - margin);
    const y = Math.max(0, box.top * 100 - margin);
    const right = Math.min(100, (box.left + box.width) * 100 + margin);
    const bottom = Math.min(100, (box.top + box.height) * 100 + margin);
    const part = await croppedFile(picture, { x, y, width: right - x, height: bottom - y });
    if (part) files.push(new File([part], `${name} ${at + 1}.${part.name.split('.').at(-1)}`, part));
  }
  return files;
}
