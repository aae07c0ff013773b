import { describe, expect, it } from 'vitest';
import { decodeHtml } from '#functions/clip/decode-html';

describe('the encoding of a page', () => {
  const grå = (encoding: 'latin1' | 'utf16le' | 'utf8', start = '') => Buffer.from(`${start}Grå`, encoding);
  it.each<[how: string, bytes: Buffer, contentType: string | undefined, text: string]>([
    ['the Content-Type header', grå('latin1'), 'text/html; charset=ISO-8859-1', 'Grå'],
    [
      'the meta tag',
      grå('latin1', '<meta charset=windows-1252>'),
      undefined,
      '<meta charset=windows-1252>Grå',
    ],
    [
      'the XML declaration',
      grå('latin1', '<?xml version="1.0" encoding="iso-8859-1"?>'),
      undefined,
      '<?xml version="1.0" encoding="iso-8859-1"?>Grå',
    ],
    ['no declaration, where the bytes are no UTF-8', grå('latin1'), undefined, 'Grå'],
    ['no declaration, where the bytes are UTF-8', grå('utf8'), undefined, 'Grå'],
    ['an unknown name, as UTF-8', grå('utf8'), 'text/html; charset=klingon', 'Grå'],
    [
      'the byte order mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), grå('utf16le')]),
      'text/html; charset=utf-8',
      'Grå',
    ],
  ])('is decided by %s', (_, bytes, contentType, text) => expect(decodeHtml(bytes, contentType)).toBe(text));
});
