import { S3Error } from './s3-error.ts';

/** Both ends are included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Reads a Range header; like S3, answers several ranges or an unreadable one with the whole object. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  if (start >= size) throw new S3Error('InvalidRange');
  return { start, end };
}
