import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import type { Color } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { AppError, isErrorCode } from '#shared/errors';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/**
 * The storage path of the upload. With `square`, the photo is cropped to the square with its most interesting part. With
 * `cutOutOf`, the upload is the cut-out of the stored photo at that path.
 */
export type PrepareImageRequest = { path: string; square?: true; cutOutOf?: string };
/** A photo, as base64 or by its storage path. With `withPreview`, the result includes a preview. */
export type AnalyzeImageRequest = ({ imageBase64: string } | { path: string }) & { withPreview?: boolean };

/** The main color of the piece in a photo. The confidence is 'high' if the color is clear, otherwise 'other'. */
export type DetectedColor = { color: Color; confidence: 'high' | 'other' };
/** The width and height of the upright photo in pixels, and its perceptual hash, which `looksAlike` compares. */
export type PhotoFeatures = { width: number; height: number; hash: string };
/** The placeholder is a tiny copy of the photo, as a data URI of at most 400 characters. */
export type PreparedImage = PhotoFeatures & { placeholder: string; cutOut?: ClothingItem['cutOut'] };
/**
 * `categories` are the possible categories of the piece, most likely first. `preview` is a base64 JPEG without
 * metadata, at most 1,024 pixels on either side.
 */
export type AnalyzedImage = PhotoFeatures & {
  color: DetectedColor;
  categories: LikelyCategory[];
  preview?: string;
};

const client = new LambdaClient({});

/**
 * Invokes an image worker and returns its result. Throws the AppError of the worker, `upload.invalid_file` if the photo
 * exhausts the worker's memory or time, and `throttled` if the maximum number of workers is already running.
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
