import { AppError } from '#shared/errors';
import { firstVariant, masterVariant } from '#shared/rules/image-variant';
import type { PreparedImage, PrepareImageRequest } from '../../platform/invoke-image-worker.ts';
import { deleteUpload, readUpload } from '../../platform/uploads.ts';
import { readMaster } from '../../rows/images/read-master.ts';
import { type CutOut, faint } from '../cut-out/cut-out.ts';
import { storeCutOut } from '../cut-out/store-cut-out.ts';
import { decodePhoto, type Photo } from '../decode/decode-photo.ts';
import { photoFeaturesOf } from '../photo-features.ts';
import { encodeVariant, pipelineOf, pixelsOf, placeholderOf } from '../variants/encode-variant.ts';
import { storeMaster, storeVariant } from '../variants/store-variant.ts';

/**
 * Checks an upload and stores the two variants that the user waits for: the one shown first, and the master, which
 * triggers `derive-variants`. Returns the photo's features and its placeholder. Deletes an upload that is not a valid
 * photo, and throws. A photo is stored only once. An upload form stays valid for some minutes, but a second upload to
 * the same path changes nothing: the result then describes the stored photo. With `cutOutOf`, the upload is stored as a
 * cut-out, and the photo is stored again with it, because the files at a path never change.
 */
export async function handler({ path, square, cutOutOf }: PrepareImageRequest): Promise<PreparedImage> {
  const upload = await readUpload(path)
    .then(decodePhoto)
    .then((decoded) => (square ? squareOf(decoded) : decoded))
    .catch(async (error) => {
      if (error instanceof AppError) await deleteUpload(path);
      throw error;
    });
  const master = cutOutOf ? await readMaster(cutOutOf) : await encodeVariant(upload, masterVariant);
  if (!master) throw new AppError('upload.missing');
  // Before the master, whose arrival makes the other files.
  const cutOut = cutOutOf && (await storeCutOut(path, await drawnCutOut(upload)));
  const isNew = await storeMaster(path, master);
  const stored = isNew && !cutOut ? null : await readMaster(path);
  const photo = stored ? await decodePhoto(stored) : upload;
  const [analysis, placeholder] = await Promise.all([
    photoFeaturesOf(photo),
    placeholderOf(photo),
    encodeVariant(photo, firstVariant).then((file) => storeVariant(path, firstVariant, file)),
  ]);
  return { ...analysis, placeholder, ...(cutOut && { cutOut }) };
}

/** An upload as a cut-out. Null if nothing of it can be seen. */
async function drawnCutOut({ width, height, ...photo }: Photo): Promise<CutOut | null> {
  const pixels = await pipelineOf({ width, height, ...photo })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return pixels.some((value, at) => at % 4 === 3 && value > faint) ? { pixels, width, height } : null;
}

/** Crops a photo to a square around skin, color and contrast, by sharp's `attention` strategy. */
async function squareOf(photo: Photo): Promise<Photo> {
  const side = Math.min(photo.width, photo.height);
  const square = { width: side, height: side, fit: 'cover', position: 'attention' } as const;
  return { ...photo, ...(await pixelsOf(pipelineOf(photo).resize(square))) };
}
