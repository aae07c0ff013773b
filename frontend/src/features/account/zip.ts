import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * Makes a ZIP file by file. After each file the output is stored as a Blob, which the browser may keep on disk. Only
 * one file is in memory at a time, however large the ZIP becomes.
 */
export function startZip() {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const handOver = () => {
    parts.push(new Blob(chunks));
    chunks = [];
  };
  return {
    /** Adds a text, compressed. */
    addText(name: string, text: string) {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(new TextEncoder().encode(text), true);
      handOver();
    },
    /** Adds a file uncompressed, because photos are compressed already. */
    addFile(name: string, bytes: Uint8Array) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
      handOver();
    },
    /** Ends the ZIP and returns it. Nothing can be added afterwards. */
    end(): Blob {
      zip.end();
      handOver();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
