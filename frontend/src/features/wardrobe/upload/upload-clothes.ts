import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { CreateClothingItem } from '#shared/contract/wardrobe';
import { api } from '../../../lib/api.ts';
import { prependItem } from '../queries.ts';
import type { ChosenFile } from './chosen-files.ts';
import { sendPhoto } from './inspect-photo.ts';

/** How many files are on their way at one time. */
const atOnce = 3;
/** Of the work on a file, what sending it is; the rest is the server's check of the picture. */
const shareOfSending = 0.9;

export type NewItem = Omit<z.input<typeof CreateClothingItem>, 'imageUrl'>;
type Upload = { chosen: ChosenFile; details: NewItem };
export type Failure = { chosen: ChosenFile; error: unknown };

/** Uploads files, each of which becomes an item; one that fails stops none of the others. */
export function useUploadClothes(onProgress: (key: string, percent: number) => void) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);

  async function upload(uploads: readonly Upload[]): Promise<Failure[]> {
    const done = new Map<string, number>();
    const total = uploads.reduce((sum, { chosen }) => sum + chosen.file.size, 0);
    const report = ({ key, file }: ChosenFile, share: number) => {
      done.set(key, file.size * share);
      onProgress(key, Math.floor(share * 100));
      setPercent(Math.floor(([...done.values()].reduce((a, b) => a + b, 0) / total) * 100));
    };
    const failures: Failure[] = [];
    const queue = [...uploads];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { chosen, details } = next;
        try {
          prependItem(client, await uploadOne(chosen, details, (share) => report(chosen, share)));
          report(chosen, 1);
        } catch (error) {
          failures.push({ chosen, error });
        }
      }
    };
    setPercent(0);
    await Promise.all(Array.from({ length: atOnce }, work));
    setPercent(null);
    return failures;
  }
  return { upload, percent };
}

async function uploadOne({ file, found }: ChosenFile, details: NewItem, onProgress: (share: number) => void) {
  onProgress(0);
  // A photo that the browser could not decode was sent to be looked at.
  const sent =
    found?.ticket ?? (await sendPhoto(file, (bytes) => onProgress((bytes / file.size) * shareOfSending)));
  onProgress(shareOfSending);
  return api.wardrobe.createItem({ body: { ...details, imageUrl: sent.path } });
}
