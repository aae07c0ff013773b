import { fallbackStyle } from '#shared/catalog';
import { ApiError } from '#shared/contract/client';
import type { AiDetectedMetadata, PhotoToAnalyze, UploadTicket } from '#shared/contract/wardrobe';
import { sendPhoto } from '../../../data/send-photo.ts';
import { api } from '../../../lib/api.ts';
import { readClientSettings } from '../../../lib/client-settings.ts';
import { shrinkPhoto } from '../../../lib/shrink-photo.ts';

/** What the analysis of a photo found out about the item in it. */
export type Inspection = {
  /** Null when no color was detected; the upload then continues without one. */
  color: AiDetectedMetadata | null;
  style: string;
  /** Whether the style was detected in the photo, or is the fallback because detection failed. */
  styleFrom: 'photo' | 'failure';
  /** Whether the analysis was refused because of a rate limit. */
  exceedsQuota: boolean;
  category: string | null;
  /** A perceptual hash, which `looksAlike` compares. */
  hash: string | null;
  /** A preview as a data URI, made by the server for a photo that the browser cannot display; otherwise null. */
  preview: string | null;
  /** The finished upload of a photo that had to be sent for its analysis; otherwise null. */
  ticket: UploadTicket | null;
};

/**
 * Has the server detect color and style in a photo. A shrunk copy is sent; a photo that the browser cannot decode
 * (HEIC) is uploaded whole first. Failed detections do not throw, a failed upload does.
 */
export async function inspectPhoto(file: File): Promise<Inspection> {
  const imageBase64 = await shrinkPhoto(file);
  const ticket = imageBase64 ? null : await sendPhoto(file);
  const photo = imageBase64 ? { imageBase64 } : { path: ticket?.path ?? '' };
  const [colors, style] = await Promise.all([findColor(photo), findStyle(photo)]);
  return { ...colors, ...style, exceedsQuota: colors.exceedsQuota || style.exceedsQuota, ticket };
}

async function findColor(photo: PhotoToAnalyze) {
  try {
    const { analysis, hash, picture } = await api.wardrobe.analyzeClothing({ body: photo });
    const preview = picture && `data:image/jpeg;base64,${picture}`;
    return { color: analysis, hash, preview, exceedsQuota: false };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: only developers need to know: the upload continues without a color
    console.warn('The color of a photo could not be detected.', error);
    return { color: null, hash: null, preview: null, exceedsQuota: isQuota(error) };
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
  error instanceof ApiError && ['generation.rate_limited', 'limit.reached', 'throttled'].includes(error.code);
