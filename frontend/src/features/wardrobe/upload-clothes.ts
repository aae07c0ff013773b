import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClothingDetails } from '#shared/contract/wardrobe';
import { api } from '../../lib/api.ts';
import { sendFile } from '../../lib/send-file.ts';
import { prependItem } from './queries.ts';

/** How many files are on their way at one time. */
const atOnce = 3;
/** Of the work on a file, what sending it is; the rest is the server's check of the picture. */
const shareOfSending = 0.9;

export type UploadOutcome = { uploaded: number; failures: { file: File; error: unknown }[] };

/** Uploads files, each of which becomes an item with the same details; one that fails stops none of the others. */
export function useUploadClothes() {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);

  async function upload(files: readonly File[], details: ClothingDetails): Promise<UploadOutcome> {
    const done = new Map(files.map((file) => [file, 0]));
    const total = files.reduce((sum, file) => sum + file.size, 0);
    const report = (file: File, share: number) => {
      done.set(file, file.size * share);
      const sum = [...done.values()].reduce((a, b) => a + b, 0);
      setPercent(Math.floor((sum / total) * 100));
    };
    const failures: UploadOutcome['failures'] = [];
    const queue = [...files];
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const current = file;
        await uploadOne(current, details, (share) => report(current, share))
          .then((item) => prependItem(client, item))
          .catch((error) => failures.push({ file: current, error }));
        report(current, 1);
      }
    };
    setPercent(0);
    await Promise.all(Array.from({ length: atOnce }, work));
    setPercent(null);
    return { uploaded: files.length - failures.length, failures };
  }
  return { upload, percent };
}

async function uploadOne(file: File, details: ClothingDetails, onProgress: (share: number) => void) {
  const ticket = await api.wardrobe.prepareUpload({
    body: { fileName: file.name, contentType: file.type, bytes: file.size },
  });
  await sendFile(ticket, file, (bytes) => onProgress((bytes / file.size) * shareOfSending));
  return api.wardrobe.createItem({ body: { ...details, imageUrl: ticket.path } });
}
