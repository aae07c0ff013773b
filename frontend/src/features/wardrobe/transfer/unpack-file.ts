import { Inflate } from 'fflate';
import { limits } from '#shared/limits';

/** A file to unpack from a ZIP. With `isCheck` only whether it can be unpacked matters, and its bytes are dropped. */
export type Question = { zip: Blob; name: string; isCheck?: boolean };
/** The bytes of the file, in parts. Null if it is missing, damaged or too large. */
export type Answer = Uint8Array<ArrayBuffer>[] | null;

/** Bytes of a ZIP read at once. Deflate makes at most 1,032 bytes of one, so a step unpacks up to 33,000,000. */
const step = 32 * 1024;
/** The longest end of a ZIP: a record of 22 bytes and a comment. */
const longestEnd = 22 + 0xffff;

/**
 * Unpacks a file of a ZIP piece by piece. In memory is never more than one file of `limits.upload.bytes`, whatever sizes
 * the ZIP declares. The layout is that of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.
 */
export async function unpackFile({ zip, name, isCheck }: Question): Promise<Answer> {
  try {
    const { start, end, isDeflated } = await findFile(zip, name);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const take = (part: Uint8Array<ArrayBuffer>) => {
      bytes += part.length;
      if (bytes > limits.upload.bytes) throw new Error(`${name} is too large.`);
      if (!isCheck) parts.push(part);
    };
    const inflate = new Inflate(take as (part: Uint8Array) => void);
    for (let at = start; at < end; at += step) {
      const piece = await read(zip, at, Math.min(at + step, end));
      if (isDeflated) inflate.push(piece, at + step >= end);
      else take(piece);
    }
    return parts;
  } catch {
    return null;
  }
}

const read = async (zip: Blob, start: number, end: number) =>
  new Uint8Array(await zip.slice(start, end).arrayBuffer());
const viewOf = async (zip: Blob, start: number, end: number) =>
  new DataView((await read(zip, start, end)).buffer);

/** Where the packed bytes of a file are. Throws if the ZIP does not have the file or packs it in an unusual way. */
async function findFile(zip: Blob, name: string) {
  const tail = await viewOf(zip, Math.max(0, zip.size - longestEnd), zip.size);
  let end = tail.byteLength - 22;
  while (tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  const directoryAt = tail.getUint32(end + 16, true);
  const directory = await viewOf(zip, directoryAt, directoryAt + tail.getUint32(end + 12, true));
  for (let at = 0; at < directory.byteLength; ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      directory.getUint16(at + from, true),
    );
    const packedName = new Uint8Array(directory.buffer, at + 46, nameLength);
    if (new TextDecoder().decode(packedName) === name) return placeOf(zip, directory, at);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  throw new Error(`${name} is missing.`);
}

async function placeOf(zip: Blob, directory: DataView, at: number) {
  const method = directory.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new Error(`Files are packed by an unknown method: ${method}`);
  const headerAt = directory.getUint32(at + 42, true);
  const header = await viewOf(zip, headerAt, headerAt + 30);
  const start = headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const end = start + directory.getUint32(at + 20, true);
  if (end > zip.size) throw new Error('The ZIP is torn.');
  return { start, end, isDeflated: method === 8 };
}
