import { expect, it } from 'vitest';
import { uploadRefusal, uploadTypeOf } from '#shared/rules/upload-file';

const megabytes = (count: number) => count * 1024 * 1024;

it('a file may be uploaded that is a picture of 1 byte to 10 MB', () => {
  const refusals = (bytes: number, ...types: string[]) =>
    new Set(types.map((contentType) => uploadRefusal({ contentType, bytes })));
  const types = ['jpeg', 'png', 'webp', 'heic', 'heif'].map((type) => `image/${type}`);
  for (const bytes of [1, megabytes(10)]) expect(refusals(bytes, ...types)).toEqual(new Set([null]));
  expect(refusals(megabytes(10) + 1, ...types)).toEqual(new Set(['upload.too_large']));
  expect(refusals(0, 'image/png')).toEqual(new Set(['upload.invalid_file']));
  const others = [
    'text/html',
    'image/svg+xml',
    'image/gif',
    'IMAGE/JPEG',
    'image/jpeg; charset=utf-8',
    '',
    'toString',
  ];
  for (const bytes of [1, megabytes(11)])
    expect(refusals(bytes, ...others)).toEqual(new Set(['upload.invalid_file']));
});

it('the type of a file is what the browser says, or is told by its name', () => {
  expect(uploadTypeOf({ type: 'image/png', name: 'shirt.jpg' })).toBe('image/png');
  expect(uploadTypeOf({ type: 'text/html', name: 'shirt.heic' })).toBe('text/html');
  const names = ['IMG_0042.HEIC', 'shirt.heif', 'shirt.JPG', 'shirt', 'shirt.heic.exe', '.'];
  expect(names.map((name) => uploadTypeOf({ type: '', name }))).toEqual([
    ...['image/heic', 'image/heif', 'image/jpeg', '', '', ''],
  ]);
});
