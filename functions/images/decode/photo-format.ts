import { type PhotoFormat, photoSignatureOf } from '#shared/rules/photo-signature';

/**
 * Signatures of markup, scripts and documents that a polyglot file hides in a photo. A document type other than HTML is
 * not listed, because XMP metadata may begin with one.
 */
const otherContent = /<script|<!doctype\s+html|<svg\s+xmlns|<\?php\s|%PDF-1\.\d/i;
const zipEnd = [0x50, 0x4b, 0x05, 0x06];
const zipEndLength = 22;

/** The format of a photo file. Null if the file is not a photo, or also contains something else (a polyglot). */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | null {
  const format = photoSignatureOf(bytes);
  return format && isNothingElse(bytes) ? format : null;
}

function isNothingElse(bytes: Uint8Array) {
  const end = bytes.subarray(-zipEndLength);
  if (zipEnd.every((byte, index) => end[index] === byte)) return false;
  return !otherContent.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
}
