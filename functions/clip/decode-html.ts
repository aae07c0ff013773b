const marks: [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const bytesToSearch = 4096;

/**
 * The text of a page, in the encoding that its mark, its header or the page itself names. One that names none is
 * in UTF-8, or if it cannot be, in what old pages of the west were written in.
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const [, marked] = marks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? [];
  const named = marked ?? charsetOf(contentType) ?? charsetOf(startOf(bytes)) ?? encodingOf(startOf(bytes));
  return named ? (decode(bytes, named) ?? new TextDecoder().decode(bytes)) : decodeUnnamed(bytes);
}

/** A name that is no encoding says nothing. */
function decode(bytes: Uint8Array, name: string): string | null {
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return null;
  }
}

function decodeUnnamed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const charsetOf = (text: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];
const encodingOf = (text: string) => /^\s*<\?xml[^>]{0,80}encoding=["']([\w-]+)/i.exec(text)?.[1];
const startOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, bytesToSearch));
