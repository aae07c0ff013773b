import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { looksAlike } from '#shared/rules/image-hash';
import { notify, notifyError } from '../../../components/notify.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { t } from '../../../lib/t.ts';
import { addItem } from '../add-item.ts';
import { sendRemovals } from '../remove-items.ts';
import { texts } from '../texts.ts';
import type { UnpackedItem } from './wardrobe-file.ts';

export type Transfer = ReturnType<typeof useWardrobeTransfer>;

/** Exports the wardrobe to a file and imports one. `work` is the progress of the running transfer, if there is one. */
export function useWardrobeTransfer() {
  const client = useQueryClient();
  const [work, setWork] = useState<{ label: string; percent: number }>();
  const startProgress = (label: string) => {
    const onProgress = (percent: number) => setWork({ label, percent });
    onProgress(0);
    return onProgress;
  };

  async function exportAll(items: readonly ClothingItem[]) {
    const onProgress = startProgress(t('Packing your wardrobe'));
    try {
      const { packWardrobe } = await import('./wardrobe-file.ts');
      saveFile(await packWardrobe(items, onProgress), 'wardrobe.zip');
      void notify({ title: texts.exported });
    } catch {
      void notifyError(texts.exportFailed);
    }
    setWork(undefined);
  }

  /**
   * Imports the items that the wardrobe does not have yet. The whole file is refused if it has more new items than the
   * wardrobe has room for.
   */
  async function importAll(file: File, items: readonly ClothingItem[]) {
    const onProgress = startProgress(t('Bringing in your wardrobe'));
    await sendRemovals();
    const packedItems = await readWardrobeFile(file);
    if (packedItems) await bringIn(packedItems, items, onProgress);
    else void notifyError(texts.importFailed);
    setWork(undefined);
  }

  async function bringIn(
    packedItems: readonly UnpackedItem[],
    items: readonly ClothingItem[],
    onProgress: (percent: number) => void,
  ) {
    const added = notYetIn(items, packedItems);
    const room = limits.wardrobeItems - items.length;
    if (added.length > room) return void notifyError(texts.importTooLarge(added.length, room));
    let failed = 0;
    for (const [index, { photo, details }] of added.entries()) {
      try {
        await addItem(client, photo, details);
      } catch {
        failed += 1;
      }
      onProgress(Math.floor(((index + 1) / added.length) * 100));
    }
    const description = texts.importedOf({
      all: packedItems.length,
      added: added.length - failed,
      failed,
      known: packedItems.length - added.length,
    });
    void notify({ title: texts.imported, description, tone: failed ? 'error' : 'success' });
  }

  return { work, exportAll, importAll };
}

/**
 * The items of a file that the wardrobe does not have. Items with the same photo, category and color count as equal.
 * Each item of the wardrobe matches only one item of the file, so that two pieces that look alike are both imported.
 */
function notYetIn(items: readonly ClothingItem[], packedItems: readonly UnpackedItem[]): UnpackedItem[] {
  const unmatched = [...items];
  return packedItems.filter(({ hash, details }) => {
    const known = unmatched.findIndex(
      ({ image, category, color }) =>
        hash !== null &&
        category === details.category &&
        color === details.color &&
        looksAlike(image.hash, hash),
    );
    if (known >= 0) unmatched.splice(known, 1);
    return known < 0;
  });
}

/** The items of a file, or null if the file is not a valid export. */
async function readWardrobeFile(file: File) {
  try {
    const { unpackWardrobe } = await import('./wardrobe-file.ts');
    return unpackWardrobe(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}
