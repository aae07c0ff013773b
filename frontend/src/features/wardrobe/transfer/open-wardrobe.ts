import { listName, type PackedItem, WardrobeList } from '../../../data/wardrobe-list.ts';
import type { Answer, Question } from './unpack-file.ts';

/** A wardrobe in a ZIP. Its photos stay packed until they are asked for. */
export type PackedWardrobe = {
  /** Oldest first, so that an import keeps their order. */
  readonly items: readonly PackedItem[];
  readonly photoOf: (item: PackedItem) => Promise<File>;
  readonly close: () => void;
};

/** Opens a wardrobe in a ZIP. Returns null if it is not a valid export, or if one of its photos cannot be unpacked. */
export async function openWardrobe(zip: File): Promise<PackedWardrobe | null> {
  const { unpack, close } = startUnpacking(zip);
  try {
    const list = await new Blob(await unpack(listName)).text();
    const { items } = WardrobeList.parse(JSON.parse(list));
    for (const { photo } of items) await unpack(photo, { isCheck: true });
    return {
      items: items.toReversed(),
      photoOf: async ({ photo }) =>
        new File(await unpack(photo), photo.split('/').at(-1) ?? photo, { type: 'image/webp' }),
      close,
    };
  } catch {
    close();
    return null;
  }
}

/** Unpacks files in a worker, one at a time. */
function startUnpacking(zip: File) {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' });
  const unpack = (name: string, options?: Pick<Question, 'isCheck'>) =>
    new Promise<NonNullable<Answer>>((resolve, reject) => {
      const fail = () => reject(new Error(`${name} cannot be unpacked.`));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => (data ? resolve(data) : fail());
      worker.onerror = fail;
      worker.postMessage({ zip, name, ...options } satisfies Question);
    });
  return { unpack, close: () => worker.terminate() };
}
