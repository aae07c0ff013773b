import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import type { AnalyzedImage, AnalyzeImageRequest } from '../../platform/invoke-image-worker.ts';
import { readUpload } from '../../platform/uploads.ts';
import { decodePhoto, type Photo } from '../decode/decode-photo.ts';
import { photoAnalysisOf } from '../photo-features.ts';
import { pipelineOf } from '../variants/encode-variant.ts';

/** The longer side of the preview in pixels. Vision models scale larger images down. */
const side = 1024;

/**
 * Returns the features of a photo that does not belong to an item yet, and on request a preview of it. Stores nothing.
 * Throws `upload.too_large` or `upload.invalid_file`.
 */
export async function handler(request: AnalyzeImageRequest): Promise<AnalyzedImage> {
  const photo = await decodePhoto(await bytesOf(request));
  const analysis = await photoAnalysisOf(photo);
  return request.withPreview ? { ...analysis, preview: await smallJpeg(photo) } : analysis;
}

async function bytesOf(request: AnalyzeImageRequest): Promise<Uint8Array> {
  if ('path' in request) return readUpload(request.path);
  const bytes = Buffer.from(request.imageBase64, 'base64');
  if (bytes.length > limits.upload.bytes) throw new AppError('upload.too_large');
  return bytes;
}

async function smallJpeg(photo: Photo): Promise<string> {
  const jpeg = await pipelineOf(photo)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return jpeg.toString('base64');
}
