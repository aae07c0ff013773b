import { uploadTypeOf } from '#shared/rules/upload-file';
import { api } from '../lib/api.ts';
import { sendFile } from '../lib/send-file.ts';

/**
 * Uploads a photo to storage and returns its ticket. Pass the ticket's `path` to create an item. `onSent` is called
 * with the number of bytes sent so far. Throws an `ApiError` if the ticket or the upload is refused.
 */
export async function sendPhoto(file: File, onSent: (bytes: number) => void = () => undefined) {
  const ticket = await api.wardrobe.prepareUpload({
    body: { fileName: file.name, contentType: uploadTypeOf(file), bytes: file.size },
  });
  await sendFile(ticket, file, onSent);
  return ticket;
}
