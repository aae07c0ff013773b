import sharp from 'sharp';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { UploadTicket } from '#shared/contract/wardrobe';
import { apiOf } from '../app/api.ts';

export const photoFile = (color = '#1f2a44', { width = 900, height = 1200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** Uploads a file as the browser does. Resolves to its storage path, or to the answer that refused it. */
export async function upload(
  url: string,
  token: string,
  file: Uint8Array,
  { fileName = 'photo.jpg', contentType = 'image/jpeg', claimed = file.length } = {},
): Promise<{ path: string } | { status: number; body: unknown }> {
  const api = apiOf(url, token);
  const { status, body } = await api.call('wardrobe', 'prepareUpload', {
    body: { fileName, contentType, bytes: claimed },
  });
  if (status !== 200) return { status, body };
  const ticket = body as UploadTicket;
  const response = await postFile(url, ticket, file, { fileName, contentType });
  if (!response.ok) return { status: response.status, body: await response.text() };
  return { path: ticket.path };
}

/** Posts a file with the form of an upload ticket. A ticket may be used again while it is valid. */
export function postFile(
  url: string,
  ticket: UploadTicket,
  file: Uint8Array,
  { fileName = 'photo.jpg', contentType = 'image/jpeg' } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>], { type: contentType }), fileName);
  return fetch(new URL(ticket.url, url), { method: 'POST', body: form });
}

/** Uploads a file that must be accepted, and returns its storage path. Without a file it is a small photo. */
export async function uploaded(
  { url }: { url: string },
  { accessToken }: { accessToken: string },
  file?: Uint8Array,
  sending: Parameters<typeof upload>[3] = {},
): Promise<string> {
  const sent = await upload(
    url,
    accessToken,
    file ?? (await photoFile('#1f2a44', { width: 90, height: 120 })),
    sending,
  );
  if (!('path' in sent)) throw new Error(`The upload was refused: ${JSON.stringify(sent)}`);
  return sent.path;
}

export const details = { category: 'shirt', color: 'navy', style: 'business' };

export async function addItem(url: string, token: string, wish: object = {}) {
  const imageUrl = await uploaded({ url }, { accessToken: token });
  return apiOf(url, token).call('wardrobe', 'createItem', { body: { ...details, ...wish, imageUrl } });
}

/** The item without its cut-out, which is made some time later. Two readings may differ in it. */
export const withoutCutOut = ({ cutOut: _, ...item }: ClothingItem) => item;
