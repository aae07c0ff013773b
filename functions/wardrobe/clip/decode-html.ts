const marks: [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const bytesToSearch = 4096;

/** The text of a page, in the encoding that its mark, its header or the page itself names; else in UTF-8. */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const [, marked] = marks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? [];
  const named = marked ?? charsetOf(contentType) ?? charsetOf(startOf(bytes)) ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    // A name that is no encoding says nothing.
    return new TextDecoder().decode(bytes);
  }
}

const charsetOf = (text: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];
const startOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, bytesToSearch));
