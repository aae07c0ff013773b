import type { QueryClient } from '@tanstack/react-query';
import { sendPhoto } from '../../data/send-photo.ts';
import { api } from '../../lib/api.ts';
import { prependItem } from './queries.ts';
import type { NewItem } from './upload/use-upload-items.ts';

/** Sends a photo and makes an item of it, which comes first in the wardrobe. */
export async function addItem(client: QueryClient, photo: File, details: NewItem) {
  const { path } = await sendPhoto(photo);
  prependItem(client, await api.wardrobe.createItem({ body: { ...details, imageUrl: path } }));
}
