import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { notify, notifyError } from '../../../components/notify.ts';
import { sendPhoto } from '../../../data/send-photo.ts';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { prependItem } from '../queries.ts';
import { texts } from '../texts.ts';

export type Transfer = ReturnType<typeof useWardrobeTransfer>;

/** Exports and imports the wardrobe as a file. `work` is the progress of the running transfer, if there is one. */
export function useWardrobeTransfer() {
  const client = useQueryClient();
  const [work, setWork] = useState<{ label: string; percent: number }>();
  const startProgress = (label: string) => {
    const onProgress = (percent: number) => setWork({ label, percent });
    onProgress(0);
    return onProgress;
  };

  async function exportAll(items: readonly ClothingItem[]) {
    const onProgress = startProgress('Packing your wardrobe');
    try {
      const { packWardrobe } = await import('./wardrobe-file.ts');
      saveFile(await packWardrobe(items, onProgress), 'wardrobe.zip');
      void notify({ title: texts.exported });
    } catch {
      void notifyError(texts.exportFailed);
    }
    setWork(undefined);
  }

  /** `room` is the number of items that the wardrobe can take; a larger file is refused as a whole. */
  async function importAll(file: File, room: number) {
    const onProgress = startProgress('Bringing in your wardrobe');
    const packedItems = await readWardrobeFile(file);
    if (!packedItems) void notifyError(texts.importFailed);
    else if (packedItems.length > room) void notifyError(texts.importTooLarge(packedItems.length, room));
    else {
      let failed = 0;
      for (const [index, { photo, details }] of packedItems.entries()) {
        try {
          const { path } = await sendPhoto(photo);
          prependItem(client, await api.wardrobe.createItem({ body: { ...details, imageUrl: path } }));
        } catch {
          failed += 1;
        }
        onProgress(Math.floor(((index + 1) / packedItems.length) * 100));
      }
      const description = `${packedItems.length - failed} of ${packedItems.length} imported, ${failed} failed`;
      void notify({ title: texts.imported, description, tone: failed ? 'error' : 'success' });
    }
    setWork(undefined);
  }

  return { work, exportAll, importAll };
}

/** The items of a file, or null if it is not a valid export. */
async function readWardrobeFile(file: File) {
  try {
    const { unpackWardrobe } = await import('./wardrobe-file.ts');
    return unpackWardrobe(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}
