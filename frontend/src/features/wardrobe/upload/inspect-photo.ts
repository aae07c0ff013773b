import { fallbackStyle } from '#shared/catalog';
import { ApiError } from '#shared/contract/client';
import type { AiDetectedMetadata, PhotoToAnalyze, UploadTicket } from '#shared/contract/wardrobe';
import { uploadTypeOf } from '#shared/rules/upload-file';
import { api } from '../../../lib/api.ts';
import { readClientSettings } from '../../../lib/client-settings.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { shrinkPhoto } from '../../../lib/shrink-photo.ts';

/** What a photo tells about the piece in it. */
export type Inspection = {
  /** Null where no color was found; the upload then goes on without it. */
  color: AiDetectedMetadata | null;
  style: string;
  /** How the style came about: seen in the photo, or assumed because it could not be. */
  styleFrom: 'photo' | 'failure';
  /** Whether the photo could not be looked at because so many were already. */
  exceedsQuota: boolean;
  category: string | null;
  /** What the photo is recognised by (`looksAlike`). */
  hash: string | null;
  /** Of a photo that the browser cannot show: a picture that it can, as a data URI. */
  picture: string | null;
  /** Of a photo that the browser cannot decode: where it already is. */
  ticket: UploadTicket | null;
};

/** Has a photo looked at: shrunk first, or as an upload where the browser cannot decode it. */
export async function inspectPhoto(file: File): Promise<Inspection> {
  const imageBase64 = await shrinkPhoto(file);
  const ticket = imageBase64 ? null : await sendPhoto(file);
  const photo = imageBase64 ? { imageBase64 } : { path: ticket?.path ?? '' };
  const [colors, sight] = await Promise.all([findColor(photo), findStyle(photo)]);
  return { ...colors, ...sight, exceedsQuota: colors.exceedsQuota || sight.exceedsQuota, ticket };
}

/** Sends a photo to storage; `onSent` hears of the bytes as they leave. */
export async function sendPhoto(file: File, onSent: (bytes: number) => void = () => undefined) {
  const ticket = await api.wardrobe.prepareUpload({
    body: { fileName: file.name, contentType: uploadTypeOf(file), bytes: file.size },
  });
  await sendFile(ticket, file, onSent);
  return ticket;
}

async function findColor(photo: PhotoToAnalyze) {
  try {
    const { analysis, hash, picture } = await api.wardrobe.analyzeClothing({ body: photo });
    const shown = picture && `data:image/jpeg;base64,${picture}`;
    return { color: analysis, hash, picture: shown, exceedsQuota: false };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the upload goes on without a color, which is for a developer to know
    console.warn('The color of a photo could not be detected.', error);
    return { color: null, hash: null, picture: null, exceedsQuota: isQuota(error) };
  }
}

async function findStyle(photo: PhotoToAnalyze) {
  const assumed = { style: fallbackStyle, category: null, styleFrom: 'failure' as const };
  try {
    const { seesStyles } = await readClientSettings();
    if (!seesStyles) return { ...assumed, exceedsQuota: false };
    const seen = await api.wardrobe.detectStyle({ body: photo });
    return { ...seen, styleFrom: 'photo' as const, exceedsQuota: false };
  } catch (error) {
    return { ...assumed, exceedsQuota: isQuota(error) };
  }
}

const isQuota = (error: unknown) =>
  error instanceof ApiError && (error.code === 'generation.rate_limited' || error.code === 'throttled');
