import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { CreateClothingItem } from '#shared/contract/wardrobe';
import { sendPhoto } from '../../../data/send-photo.ts';
import { api } from '../../../lib/api.ts';
import { prependItem } from '../queries.ts';
import type { SelectedPhoto } from './selected-photos.ts';

/** The number of photos that are uploaded concurrently. */
const maxUploads = 3;
/** The share of a photo's progress that sending it makes up; the rest is the creation of the item. */
const shareOfSending = 0.9;

/** The details of an item to create, without the path of its photo, which the upload adds. */
export type NewItem = Omit<z.input<typeof CreateClothingItem>, 'imageUrl'>;
type Upload = { photo: SelectedPhoto; details: NewItem };
export type UploadFailure = { photo: SelectedPhoto; error: unknown };

/**
 * Uploads photos and creates an item from each. `upload` never rejects: it resolves with the photos that failed.
 * `percent` is the progress of all photos by bytes, null while none is uploaded.
 */
export function useUploadItems(onProgress: (key: string, percent: number) => void) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);

  async function upload(uploads: readonly Upload[]): Promise<UploadFailure[]> {
    const done = new Map<string, number>();
    const total = uploads.reduce((sum, { photo }) => sum + photo.file.size, 0);
    const report = ({ key, file }: SelectedPhoto, share: number) => {
      done.set(key, file.size * share);
      onProgress(key, Math.floor(share * 100));
      setPercent(Math.floor(([...done.values()].reduce((a, b) => a + b, 0) / total) * 100));
    };
    const failures: UploadFailure[] = [];
    const queue = [...uploads];
    const runQueue = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { photo, details } = next;
        try {
          prependItem(client, await uploadOne(photo, details, (share) => report(photo, share)));
          report(photo, 1);
        } catch (error) {
          failures.push({ photo, error });
        }
      }
    };
    setPercent(0);
    await Promise.all(Array.from({ length: maxUploads }, runQueue));
    setPercent(null);
    return failures;
  }
  return { upload, percent };
}

async function uploadOne(
  { file, inspection }: SelectedPhoto,
  details: NewItem,
  onProgress: (share: number) => void,
) {
  onProgress(0);
  // A photo that the browser could not decode was uploaded for its inspection already.
  const sent =
    inspection?.ticket ??
    (await sendPhoto(file, (bytes) => onProgress((bytes / file.size) * shareOfSending)));
  onProgress(shareOfSending);
  return api.wardrobe.createItem({ body: { ...details, imageUrl: sent.path } });
}
