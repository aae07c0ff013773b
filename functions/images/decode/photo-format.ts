/** What may be decoded; the bytes decide, never the name or the type that came with the upload. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'mif2']);
const avifBrands = new Set(['avif', 'avis']);

/** How markup, scripts and documents begin that hide within a photograph. */
const otherContent = /<script|<!doctype|<svg\s+xmlns|<\?php\s|%PDF-1\.\d/i;
const zipEnd = [0x50, 0x4b, 0x05, 0x06];
const zipEndLength = 22;

/** The format that a file begins as, or null for one that is no photograph or something else besides. */
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

/** The file type box lists what a file can be read as; AVIF shares its container with HEIC. */
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
