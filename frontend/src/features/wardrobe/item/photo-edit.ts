import type { SeenInPhoto } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { canvasBlob } from '../../../lib/canvas-blob.ts';
import { fitInto } from '../../../lib/shrink-photo.ts';

/** In pixels: the longer side of an edited photo. The server stores no larger photos. */
const longestSide = 3000;
const quality = 0.92;

/** A part of a picture in percent of its width and height. */
export type Frame = { x: number; y: number; width: number; height: number };
export const wholeFrame: Frame = { x: 0, y: 0, width: 100, height: 100 };

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** In percent of the picture. */
const cutStep = 5;
const smallestCut = 15;

/** A frame without a strip at one side. A frame that would become too small stays as it is. */
export function cutFrame({ x, y, width, height }: Frame, side: Side): Frame {
  const isUpright = side === 'top' || side === 'bottom';
  const by = (isUpright ? height : width) - cutStep < smallestCut ? 0 : cutStep;
  return {
    x: x + (side === 'left' ? by : 0),
    y: y + (side === 'top' ? by : 0),
    width: width - (isUpright ? 0 : by),
    height: height - (isUpright ? by : 0),
  };
}

/** How many times a picture is rotated by 90° clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** The position of a frame after its picture was turned by 90° clockwise `turns` times. */
export function turnedFrame(frame: Frame, turns: Turns): Frame {
  if (turns === 0) return frame;
  const { x, y, width, height } = frame;
  return turnedFrame({ x: 100 - y - height, y: x, width: height, height: width }, (turns - 1) as Turns);
}

/** A picture, rotated clockwise, on a canvas. Null if the browser cannot decode the file. */
export async function turned(file: Blob, turns: Turns): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = fitInto(longestSide, bitmap);
  const isUpright = turns % 2 === 0;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: isUpright ? width : height, height: isUpright ? height : width });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  return canvas;
}

/** The part of a rotated picture inside the frame, as a file. Null if the browser cannot make one. */
export async function croppedFile(picture: HTMLCanvasElement, frame: Frame): Promise<File | null> {
  const [left, top] = [(picture.width * frame.x) / 100, (picture.height * frame.y) / 100];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {
    width: Math.max(1, Math.round((picture.width * frame.width) / 100)),
    height: Math.max(1, Math.round((picture.height * frame.height) / 100)),
  });
  canvas.getContext('2d')?.drawImage(picture, -left, -top);
  const blob = await blobOf(canvas);
  const ending = blob?.type.split('/')[1] ?? 'webp';
  return blob && new File([blob], `photo-${Date.now()}.${ending}`, { type: blob.type });
}

/**
 * What a canvas shows. WebP keeps what is transparent. A browser that cannot write it makes a PNG instead, which is large:
 * an opaque picture is then written as a JPEG, and another one is made smaller until it may be uploaded.
 */
export async function blobOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const blob = await canvasBlob(canvas, 'image/webp', quality);
  if (!blob || blob.type === 'image/webp') return blob;
  if (isOpaque(canvas)) return canvasBlob(canvas, 'image/jpeg', quality);
  return blob.size <= limits.upload.bytes ? blob : blobOf(scaled(canvas, 0.7));
}

/** A copy of a picture in another size. */
function scaled(picture: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Whether no pixel is transparent, judged by a copy of at most 200 pixels. */
function isOpaque(canvas: HTMLCanvasElement): boolean {
  const small = scaled(canvas, Math.min(1, 200 / Math.max(canvas.width, canvas.height)));
  const pixels = small.getContext('2d')?.getImageData(0, 0, small.width, small.height).data ?? [];
  return pixels.every((value, at) => at % 4 !== 3 || value === 255);
}

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
