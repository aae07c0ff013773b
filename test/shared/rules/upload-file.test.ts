import { describe, expect, it } from 'vitest';
import { uploadRefusal, uploadTypeOf } from '#shared/rules/upload-file';

const megabytes = (count: number) => count * 1024 * 1024;

describe('a file that is about to be uploaded', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'])(
    'may be %s',
    (contentType) => {
      expect(uploadRefusal({ contentType, bytes: 1 })).toBeNull();
    },
  );

  it.each([
    'text/html',
    'image/svg+xml',
    'image/gif',
    'application/pdf',
    'image/*',
    'IMAGE/JPEG',
    'image/jpeg; charset=utf-8',
    '',
    'toString',
    '__proto__',
  ])('may not be "%s"', (contentType) => {
    expect(uploadRefusal({ contentType, bytes: 1 })).toBe('upload.invalid_file');
  });

  it('may have exactly 10 MB and not a byte more', () => {
    expect(uploadRefusal({ contentType: 'image/png', bytes: megabytes(10) })).toBeNull();
    expect(uploadRefusal({ contentType: 'image/png', bytes: megabytes(10) + 1 })).toBe('upload.too_large');
  });

  it('may not be empty', () => {
    expect(uploadRefusal({ contentType: 'image/png', bytes: 0 })).toBe('upload.invalid_file');
  });

  it('is first of all refused for its type', () => {
    expect(uploadRefusal({ contentType: 'text/html', bytes: megabytes(11) })).toBe('upload.invalid_file');
  });
});

describe('the type of a file', () => {
  it('is what the browser says', () => {
    expect(uploadTypeOf({ type: 'image/png', name: 'shirt.jpg' })).toBe('image/png');
    expect(uploadTypeOf({ type: 'text/html', name: 'shirt.heic' })).toBe('text/html');
  });

  it.each([
    ['IMG_0042.HEIC', 'image/heic'],
    ['shirt.heif', 'image/heif'],
    ['shirt.JPG', 'image/jpeg'],
    ['shirt', ''],
    ['shirt.heic.exe', ''],
    ['.', ''],
  ])('is told by its name where the browser says nothing: %s', (name, type) => {
    expect(uploadTypeOf({ type: '', name })).toBe(type);
  });
});
