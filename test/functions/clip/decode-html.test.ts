import { expect, it } from 'vitest';
import { decodeHtml } from '#functions/clip/decode-html';

const [latin, utf8, utf16] = [
  Buffer.from('Grå', 'latin1'),
  Buffer.from('Grå'),
  Buffer.from('Grå', 'utf16le'),
];
const after = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), latin]);
const xml = '<?xml version="1.0" encoding="iso-8859-1"?>';

it.each<[how: string, bytes: Buffer, contentType?: string]>([
  ['the Content-Type header', latin, 'text/html; charset=ISO-8859-1'],
  ['the meta tag', after('<meta charset=windows-1252>')],
  ['the XML declaration', after(xml)],
  ['no declaration, where the bytes are no UTF-8', latin],
  ['no declaration, where the bytes are UTF-8', utf8],
  ['an unknown name, as UTF-8', utf8, 'text/html; charset=klingon'],
  ['the byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'text/html; charset=utf-8'],
])('the encoding of a page is decided by %s', (_, bytes, contentType) =>
  expect(decodeHtml(bytes, contentType)).toMatch(/^(<[^>]*>)?Grå$/),
);
