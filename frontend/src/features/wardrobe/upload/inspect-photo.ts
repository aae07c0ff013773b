import type { Category } from '#shared/catalog';
import type { AiDetectedMetadata } from '#shared/contract/clothing-item';
import type { PhotoToAnalyze, SeenInPhoto, UploadTicket } from '#shared/contract/wardrobe';
import type { LikelyCategory } from '#shared/rules/suggest-category';
import { sendPhoto } from '../../../data/send-photo.ts';
import { api } from '../../../lib/api.ts';
import { readClientSettings } from '../../../lib/client-settings.ts';
import { hasCode } from '../../../lib/error-texts.ts';
import { shrinkPhoto } from '../../../lib/shrink-photo.ts';

/** The result of the analysis of a photo. */
export type Inspection = {
  /** The detected color. Null if none was detected; the upload then continues without a color. */
  color: AiDetectedMetadata | null;
  /** What a vision model sees in the photo. Null if there is no model or it failed. */
  seen: SeenInPhoto | null;
  /** The source of the style: a model that saw the photo, rules if there is no model, or a failure. */
  styleFrom: 'photo' | 'rules' | 'failure';
  /** Whether the analysis was refused because of a rate limit. */
  exceedsQuota: boolean;
  /** The categories that fit the shape and colors of the piece, likeliest first. */
  likely: readonly LikelyCategory[];
  /** The category that `categoryFromFileName` finds. Null if it finds none. */
  named: Category | null;
  /** A perceptual hash for comparison with `looksAlike`. */
  hash: string | null;
  /** A preview as a data URI, made by the server for a photo that the browser cannot display; otherwise null. */
  preview: string | null;
  /** The finished upload of a photo that had to be uploaded before its analysis. Otherwise null. */
  ticket: UploadTicket | null;
};

/** The fraction of the progress that is for sending a photo. The rest is for its conversion. */
const shareOfSending = 0.7;

/**
 * Sends a photo to the server, which detects its color and style. Normally a shrunk copy is sent. A photo that the
 * browser cannot decode (HEIC) is uploaded in full first, and `onProgress` reports the progress from 0 to 1. A failed
 * detection does not throw. A failed upload does.
 */
export async function inspectPhoto(file: File, onProgress: (share: number) => void): Promise<Inspection> {
  const imageBase64 = await shrinkPhoto(file);
  const ticket = imageBase64
    ? null
    : await sendPhoto(file, (bytes) => onProgress((bytes / file.size) * shareOfSending));
  const photo = imageBase64 ? { imageBase64 } : { path: ticket?.path ?? '' };
  const [colors, style, named] = await Promise.all([findColor(photo), findStyle(photo), readName(file)]);
  return { ...colors, ...style, named, exceedsQuota: colors.exceedsQuota || style.exceedsQuota, ticket };
}

async function findColor(photo: PhotoToAnalyze) {
  try {
    const { analysis, categories, hash, picture } = await api.wardrobe.analyzeClothing({ body: photo });
    const preview = picture && `data:image/jpeg;base64,${picture}`;
    return { color: analysis, likely: categories, hash, preview, exceedsQuota: false };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: only developers need to know: the upload continues without a color
    console.warn('The color of a photo could not be detected', error);
    return { color: null, likely: [], hash: null, preview: null, exceedsQuota: isQuota(error) };
  }
}

async function findStyle(photo: PhotoToAnalyze) {
  try {
    const { seesStyles } = await readClientSettings();
    if (!seesStyles) return { seen: null, styleFrom: 'rules' as const, exceedsQuota: false };
    const seen = await api.wardrobe.detectStyle({ body: photo });
    return { seen, styleFrom: 'photo' as const, exceedsQuota: false };
  } catch (error) {
    return { seen: null, styleFrom: 'failure' as const, exceedsQuota: isQuota(error) };
  }
}

/** The words for clothes are loaded only here, because they are many. If they cannot be loaded, a name says nothing. */
const readName = ({ name }: File) =>
  import('#shared/rules/category-from-file-name').then(
    ({ categoryFromFileName }) => categoryFromFileName(name),
    () => null,
  );

const isQuota = (error: unknown) => hasCode(error, 'generation.rate_limited', 'limit.reached', 'throttled');
