/** A box of the container format that HEIC shares with MP4: its length, its name and its content. */
export function box(name: string, ...content: Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** A box whose content begins with a version number and flags. */
export const fullBox = (name: string, version: number, ...content: Uint8Array[]) =>
  box(name, Buffer.from([version, 0, 0, 0]), ...content);

/** Encodes integers with one, two or four bytes each. */
export const u8 = (...values: number[]) => Buffer.from(values);
export const u16 = (...values: number[]) => numbers(2, values);
export const u32 = (...values: number[]) => numbers(4, values);

function numbers(bytes: number, values: readonly number[]) {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, index * bytes, bytes);
  return buffer;
}
