import { ApiError } from '#shared/contract/client';
import type { UploadTicket } from '#shared/contract/wardrobe';

/**
 * Sends a file to storage with a presigned form. `fetch` does not tell how much has been sent, so this is
 * the older interface; `onSent` hears of the bytes as they leave.
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

/** The policy that was signed for the form lets neither a larger file pass nor another type. */
function errorCodeOf(responseText: string) {
  if (/invalid ?key|KeyTooLong/i.test(responseText)) return 'upload.invalid_name';
  return responseText.includes('EntityTooLarge') ? 'upload.too_large' : 'upload.invalid_file';
}
