import { ApiError } from '#shared/contract/client';
import type { UploadTicket } from '#shared/contract/wardrobe';

/**
 * Uploads a file to storage with a presigned form. `onSent` is called with the number of bytes sent so far. It uses
 * `XMLHttpRequest`, because `fetch` reports no upload progress. Rejects with an `ApiError`: 'unreachable' without a
 * connection, 'storage.full' if it has no room, a code that begins
 * with 'upload.' if storage refuses the file.
 */
export const sendFile = (ticket: UploadTicket, file: File, onSent: (bytes: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, file.size));
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new ApiError(errorCodeOf(request.responseText)));
    request.onerror = () => reject(new ApiError('unreachable'));
    request.open('POST', ticket.url);
    request.send(form);
  });

/** Maps the storage's error response to an error code. The signed policy limits the size and the content type. */
function errorCodeOf(responseText: string) {
  if (/invalid ?key|KeyTooLong/i.test(responseText)) return 'upload.invalid_name';
  if (responseText.includes('storage.full')) return 'storage.full';
  return responseText.includes('EntityTooLarge') ? 'upload.too_large' : 'upload.invalid_file';
}
