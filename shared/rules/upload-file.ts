import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';

/** The media types of photos that can be uploaded, with their file name extensions. */
export const uploadTypes = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
} as const;

/** A file's media type as the browser reports it, or by its name if the browser does not know HEIC. */
export function uploadTypeOf({ type, name }: { type: string; name: string }): string {
  const ending = /\.[a-z]+$/.exec(name.toLowerCase())?.[0];
  const known = Object.entries<readonly string[]>(uploadTypes);
  return type || (known.find(([, endings]) => ending && endings.includes(ending))?.[0] ?? '');
}

/** Why a file may not be uploaded, or null. Checks the declared type only; decoding checks the content. */
export function uploadRefusal(file: { contentType: string; bytes: number }): ErrorCode | null {
  if (!Object.hasOwn(uploadTypes, file.contentType) || file.bytes < 1) return 'upload.invalid_file';
  return file.bytes > limits.upload.bytes ? 'upload.too_large' : null;
}
