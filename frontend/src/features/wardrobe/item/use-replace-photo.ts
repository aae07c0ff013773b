import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#shared/contract/client';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { notify } from '../../../components/notify.ts';
import { sendPhoto } from '../../../data/send-photo.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { itemChanged } from '../queries.ts';
import { texts } from '../texts.ts';

/** Uploads a file and makes it the photo of an item, or the cut-out of its photo. A second attempt with the same file reuses the upload. */
export function useReplacePhoto(item: ClothingItem, as: { isCutOut?: true } = {}) {
  const client = useQueryClient();
  const sent = useRef<{ file: File; path: string } | null>(null);
  return useMutation({
    mutationFn: async (file: File) => {
      const path = sent.current?.file === file ? sent.current.path : (await sendPhoto(file)).path;
      sent.current = { file, path };
      return api.wardrobe.replacePhoto({
        params: { itemId: item.id },
        body: { imageUrl: path, replaces: item.imageUrl, ...as },
      });
    },
    onSuccess: (replaced) => {
      itemChanged(client, replaced);
      void notify({ title: as.isCutOut ? texts.saved : t('Photo replaced') });
    },
    onError: (error) => {
      // The server has deleted a refused upload, so the next attempt uploads the file again.
      if (!(error instanceof ApiError && error.mayPass)) sent.current = null;
      if (hasCode(error, 'photo.replaced', 'not_found'))
        void client.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
    },
  });
}
