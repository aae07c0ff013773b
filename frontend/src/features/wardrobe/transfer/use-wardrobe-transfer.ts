import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { looksAlike } from '#shared/rules/image-hash';
import { notify, notifyError } from '../../../components/notify.ts';
import type { PackedItem } from '../../../data/wardrobe-list.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { plural, t } from '../../../lib/t.ts';
import { addItem } from '../add-item.ts';
import { sendRemovals } from '../remove-items.ts';
import type { PackedWardrobe } from './open-wardrobe.ts';

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
      const { packWardrobe } = await import('./pack-wardrobe.ts');
      saveFile(await packWardrobe(items, onProgress), 'wardrobe.zip');
      void notify({ title: t('Wardrobe exported') });
    } catch {
      void notifyError(t('The wardrobe could not be exported. Please try again.'));
    }
    setWork(undefined);
  }

  /** Imports the items that the wardrobe lacks. Refuses the whole file if the wardrobe has too little room. */
  async function importAll(file: File, items: readonly ClothingItem[]) {
    const onProgress = startProgress(t('Bringing in your wardrobe'));
    await sendRemovals();
    const { openWardrobe } = await import('./open-wardrobe.ts');
    const wardrobe = await openWardrobe(file);
    if (wardrobe) await bringIn(wardrobe, items, onProgress);
    else void notifyError(t('This file is not a wardrobe, or it is damaged.'));
    wardrobe?.close();
    setWork(undefined);
  }

  async function bringIn(
    wardrobe: PackedWardrobe,
    items: readonly ClothingItem[],
    onProgress: (percent: number) => void,
  ) {
    const added = notYetIn(items, wardrobe.items);
    const room = limits.wardrobeItems - items.length;
    if (added.length > room)
      return void notifyError(
        t('The file holds {pieces} pieces, and your wardrobe has room for {room}.', {
          pieces: added.length,
          room,
        }),
      );
    let failed = 0;
    for (const [index, item] of added.entries()) {
      const { photo: _, hash: __, ...details } = item;
      try {
        await addItem(client, await wardrobe.photoOf(item), details);
      } catch {
        failed += 1;
      }
      onProgress(Math.floor(((index + 1) / added.length) * 100));
    }
    const all = wardrobe.items.length;
    const known = all - added.length;
    const values = { all, added: added.length - failed, failed };
    const description = known
      ? plural(
          known,
          '{added} of {all} imported, {failed} failed, {count} was there already',
          '{added} of {all} imported, {failed} failed, {count} were there already',
          values,
        )
      : t('{added} of {all} imported, {failed} failed', values);
    void notify({ title: t('Import Complete'), description, tone: failed ? 'error' : 'success' });
  }

  return { work, exportAll, importAll };
}

/**
 * The items of a file that the wardrobe does not have. Items with the same photo, category and color count as equal.
 * Each item of the wardrobe matches only one item of the file, so that two pieces that look alike are both imported.
 */
function notYetIn(items: readonly ClothingItem[], packedItems: readonly PackedItem[]): PackedItem[] {
  const unmatched = [...items];
  return packedItems.filter((packed) => {
    const known = unmatched.findIndex(
      ({ image, category, color }) =>
        packed.hash !== undefined &&
        category === packed.category &&
        color === packed.color &&
        looksAlike(image.hash, packed.hash),
    );
    if (known >= 0) unmatched.splice(known, 1);
    return known < 0;
  });
}
