import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import type { Color } from '#shared/catalog';
import { AppError, isErrorCode } from '#shared/errors';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/** The storage path of the upload; `square` cuts it to its most striking square. */
export type PrepareImageRequest = { path: string; square?: true };
/** A photo, as base64 or by its storage path; with `withPreview`, the answer includes a preview. */
export type AnalyzeImageRequest = ({ imageBase64: string } | { path: string }) & { withPreview?: boolean };

/** The main color of the piece in a photo; confidence is 'high' where the color is clear, otherwise 'other'. */
export type DetectedColor = { color: Color; confidence: 'high' | 'other' };
/** Width and height of the upright photo in pixels, and the perceptual hash that `looksAlike` compares. */
export type PhotoFeatures = { width: number; height: number; hash: string };
/** The placeholder is a tiny copy of the photo, as a data URI of at most 400 characters. */
export type PreparedImage = PhotoFeatures & { placeholder: string };
/**
 * What the piece may be, likeliest first. The preview is a JPEG without metadata, 1,024 pixels at most on either side,
 * in base64.
 */
export type AnalyzedImage = PhotoFeatures & {
  color: DetectedColor;
  categories: LikelyCategory[];
  preview?: string;
};

const client = new LambdaClient({});

/**
 * Invokes an image worker and returns its answer. Throws the AppError that it refused with; `upload.invalid_file` for a
 * photo that exhausts its memory or time, and `throttled` where as many workers run as may.
 */
export async function invokeImageWorker(
  functionName: string,
  request: PrepareImageRequest | AnalyzeImageRequest,
) {
  const { FunctionError, Payload } = await client
    .send(new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(request) }))
    .catch((error) => {
      throw error instanceof TooManyRequestsException ? new AppError('throttled') : error;
    });
  const answer = JSON.parse(Payload?.transformToString() ?? 'null');
  if (!FunctionError) return answer;
  if (isErrorCode(answer?.errorType)) throw new AppError(answer.errorType);
  // A photo that exhausts the worker's memory or time is refused like one that cannot be decoded.
  if (/Runtime\.(OutOfMemory|ExitError)|Sandbox\.Timedout/.test(answer?.errorType))
    throw new AppError('upload.invalid_file');
  throw new Error(`The image function failed: ${answer?.errorType}`);
}
