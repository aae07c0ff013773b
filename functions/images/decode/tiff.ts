/** Raw pixels as a decoder leaves them in memory. */
export type Pixels = {
  width: number;
  height: number;
  /** 3: red, green and blue, eight bits each. 4: also opacity. */
  channels: 3 | 4;
  data: Uint8Array;
  /** The number of bytes from the start of one row to the start of the next. */
  stride: number;
};

const rowsPerStrip = 256;
const type = { short: 3, long: 4, undefined: 7 } as const;
const bytesOf = { [type.short]: 2, [type.long]: 4, [type.undefined]: 1 };

type Entry = { tag: number; type: keyof typeof bytesOf; values: ArrayLike<number> };

/** Encodes pixels as an uncompressed TIFF, because sharp accepts raw pixels with an ICC profile in this format. */
export function toTiff(
  { width, height, channels, data, stride }: Pixels,
  profile: Uint8Array | null,
): Buffer {
  const rowBytes = width * channels;
  const strips = Math.ceil(height / rowsPerStrip);
  const stripBytes = Array.from(
    { length: strips },
    (_, strip) => Math.min(rowsPerStrip, height - strip * rowsPerStrip) * rowBytes,
  );
  const entriesFrom = (pixelsAt: number): Entry[] => [
    { tag: 256, type: type.long, values: [width] },
    { tag: 257, type: type.long, values: [height] },
    { tag: 258, type: type.short, values: Array<number>(channels).fill(8) },
    { tag: 259, type: type.short, values: [1] },
    { tag: 262, type: type.short, values: [2] },
    {
      tag: 273,
      type: type.long,
      values: stripBytes.map((_, strip) => pixelsAt + strip * rowsPerStrip * rowBytes),
    },
    { tag: 277, type: type.short, values: [channels] },
    { tag: 278, type: type.long, values: [rowsPerStrip] },
    { tag: 279, type: type.long, values: stripBytes },
    ...(channels === 4 ? [{ tag: 338, type: type.short, values: [2] }] : []),
    ...(profile ? [{ tag: 34_675, type: type.undefined, values: profile }] : []),
  ];

  const pixelsAt = headerOf(entriesFrom(0)).length;
  const file = Buffer.allocUnsafe(pixelsAt + rowBytes * height);
  file.set(headerOf(entriesFrom(pixelsAt)));
  for (let row = 0; row < height; row++)
    file.set(data.subarray(row * stride, row * stride + rowBytes), pixelsAt + row * rowBytes);
  return file;
}

/** The part before the pixels: the directory of entries, then the values that need more than four bytes. */
function headerOf(entries: readonly Entry[]): Buffer {
  const directory = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  directory.write('II*\0', 'latin1');
  directory.writeUInt32LE(8, 4);
  directory.writeUInt16LE(entries.length, 8);
  const behind: Buffer[] = [];
  let end = directory.length;
  entries.forEach((entry, index) => {
    const at = 10 + index * 12;
    const values = encoded(entry);
    directory.writeUInt16LE(entry.tag, at);
    directory.writeUInt16LE(entry.type, at + 2);
    directory.writeUInt32LE(entry.values.length, at + 4);
    if (values.length <= 4) values.copy(directory, at + 8);
    else {
      directory.writeUInt32LE(end, at + 8);
      const padded = Buffer.concat([values, Buffer.alloc(values.length % 2)]);
      behind.push(padded);
      end += padded.length;
    }
  });
  return Buffer.concat([directory, ...behind]);
}

function encoded({ type, values }: Entry): Buffer {
  const size = bytesOf[type];
  const bytes = Buffer.alloc(values.length * size);
  for (let index = 0; index < values.length; index++)
    bytes.writeUIntLE(values[index] ?? 0, index * size, size);
  return bytes;
}
