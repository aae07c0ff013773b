/** The accepted formats, told by the bytes of a file and never by its name or its declared type. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'mif2']);
const avifBrands = new Set(['avif', 'avis']);

/**
 * Signatures of markup, scripts and documents that a polyglot file hides in a photo. The document type alone is none:
 * metadata in XMP may begin with one.
 */
const otherContent = /<script|<!doctype\s+html|<svg\s+xmlns|<\?php\s|%PDF-1\.\d/i;
const zipEnd = [0x50, 0x4b, 0x05, 0x06];
const zipEndLength = 22;

/** The format of a file; null for one that is no photo, or also contains something else (a polyglot). */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | null {
  const format = beginningOf(bytes);
  return format && isNothingElse(bytes) ? format : null;
}

function beginningOf(bytes: Uint8Array): PhotoFormat | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : null;
}

/** Reads the brands of the file type box, which tell HEIC from AVIF: both use the same container. */
function isHeic(bytes: Uint8Array) {
  const box = Buffer.from(bytes.subarray(0, 256));
  if (box.length < 16) return false;
  const end = Math.min(box.readUInt32BE(0), box.length);
  const brands = [8];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(at);
  const names = brands.map((at) => box.toString('latin1', at, at + 4));
  return names.some((name) => heicBrands.has(name)) && !names.some((name) => avifBrands.has(name));
}

function isNothingElse(bytes: Uint8Array) {
  const end = bytes.subarray(-zipEndLength);
  if (zipEnd.every((byte, index) => end[index] === byte)) return false;
  return !otherContent.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
}
