import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { ClothingItem, CreateClothingItem } from '#shared/contract/clothing-item';
import { sendPhoto } from '../../../data/send-photo.ts';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/error-texts.ts';
import { prependItem } from '../queries.ts';
import type { KeptUpload } from './kept-upload.ts';
import type { SelectedPhoto } from './photo-details.ts';

/**
 * The number of photos that are uploaded concurrently. Each takes two runs of the ten that a new AWS account has, and the
 * variants of the one before take another: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
const maxUploads = 2;
/** The fraction of a photo's progress that is for sending it. The rest is for the creation of the item. */
const shareOfSending = 0.9;

/** The details of an item to create. The upload adds the path of its photo. */
export type NewItem = Omit<z.input<typeof CreateClothingItem>, 'imageUrl'>;
type Upload = { photo: SelectedPhoto; details: NewItem };
export type UploadFailure = { photo: SelectedPhoto; error: unknown };

let underway: Promise<unknown> = Promise.resolve();
/** Resolves when no upload is running, including uploads of a form that was left. */
export const uploadsEnded = () => underway;

type Options = {
  /** The storage of the photos until they are items. Undefined while it is being opened. */
  kept: KeptUpload | undefined;
  onProgress: (key: string, percent: number) => void;
  /** Called when a photo is stored at a storage path, before its item is created. */
  onSent: (key: string, path: string) => void;
};

/**
 * Uploads photos and creates an item from each. `upload` never rejects: it resolves with the new items and the photos
 * that failed. `percent` is the progress of all photos by bytes, or null while nothing is uploaded. `ended` is the number of photos
 * that were uploaded or have failed.
 */
export function useUploadItems({ kept, onProgress, onSent }: Options) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const [ended, setEnded] = useState(0);

  async function upload(
    uploads: readonly Upload[],
  ): Promise<{ added: ClothingItem[]; failures: UploadFailure[] }> {
    const done = new Map<string, number>();
    const total = uploads.reduce((sum, { photo }) => sum + photo.file.size, 0);
    const report = ({ key, file }: SelectedPhoto, share: number) => {
      done.set(key, file.size * share);
      onProgress(key, Math.floor(share * 100));
      setPercent(Math.floor(([...done.values()].reduce((a, b) => a + b, 0) / total) * 100));
    };
    const added: ClothingItem[] = [];
    const failures: UploadFailure[] = [];
    const queue = [...uploads];
    const runQueue = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { photo, details } = next;
        try {
          const item = await uploadOne(photo, details, {
            onProgress: (share) => report(photo, share),
            onSent: async (path) => {
              onSent(photo.key, path);
              await kept?.markSent(photo.key, path);
            },
          });
          prependItem(client, item);
          added.push(item);
          report(photo, 1);
          await kept?.remove(photo.key);
        } catch (error) {
          failures.push({ photo, error });
        }
        setEnded((count) => count + 1);
      }
    };
    setPercent(0);
    setEnded(0);
    const all = Promise.all(Array.from({ length: maxUploads }, runQueue));
    underway = Promise.allSettled([underway, all]);
    await all;
    setPercent(null);
    return { added, failures };
  }
  return { upload, percent, ended };
}

type Steps = { onProgress: (share: number) => void; onSent: (path: string) => Promise<void> };

async function uploadOne(photo: SelectedPhoto, details: NewItem, { onProgress, onSent }: Steps) {
  const { file, sentPath } = photo;
  const create = (imageUrl: string) => {
    onProgress(shareOfSending);
    return api.wardrobe.createItem({ body: { ...details, imageUrl } });
  };
  onProgress(0);
  // An earlier attempt may have created the item. A photo that the browser cannot decode was sent for its analysis.
  if (sentPath) {
    const item = await create(sentPath).catch((error) => {
      if (hasCode(error, 'upload.missing')) return null;
      throw error;
    });
    if (item) return item;
  }
  const { path } = await sendPhoto(file, (bytes) => onProgress((bytes / file.size) * shareOfSending));
  await onSent(path);
  return create(path);
}
