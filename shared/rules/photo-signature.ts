/** The accepted formats of photos. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** The number of bytes at the start of a file that are enough to recognize its format. */
export const signatureLength = 256;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'mif2']);
const avifBrands = new Set(['avif', 'avis']);

/** The format of a photo, by the first bytes of the file and never by its name. Null if it is not a photo. */
export function photoSignatureOf(bytes: Uint8Array): PhotoFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && isHeic(bytes, text) ? 'heic' : null;
}

/** Whether the file is HEIC. HEIC and AVIF use the same container, so the brands in its file type box decide. */
function isHeic(bytes: Uint8Array, text: (from: number, to: number) => string) {
  const length = Math.min(signatureLength, bytes.length);
  if (length < 16) return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), length);
  const brands = [8];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(at);
  const names = brands.map((at) => text(at, at + 4));
  return names.some((name) => heicBrands.has(name)) && !names.some((name) => avifBrands.has(name));
}
