const byteOrderMarks: [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/**
 * In bytes: how much of the start of a page is searched for its encoding. The standard requires it within 1,024 bytes,
 * but shops often put more before it.
 */
const declarationBytes = 4096;

/**
 * Decodes a page by its byte order mark, its `Content-Type`, or the declaration in the page, in this order. Without any
 * of them the page is decoded as UTF-8 if that is valid, otherwise as windows-1252. An unknown encoding name is treated
 * as UTF-8.
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const [, marked] = byteOrderMarks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? [];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const encoding = marked ?? charsetOf(contentType) ?? charsetOf(start) ?? xmlEncodingOf(start);
  return encoding ? (decode(bytes, encoding) ?? new TextDecoder().decode(bytes)) : decodeUndeclared(bytes);
}

/** Null if the encoding is unknown. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return null;
  }
}

function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const charsetOf = (text: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];
const xmlEncodingOf = (text: string) => /^\s*<\?xml[^>]{0,80}encoding=["']([\w-]+)/i.exec(text)?.[1];
