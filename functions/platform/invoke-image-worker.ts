import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Color } from '#shared/catalog';
import { AppError, isErrorCode } from '#shared/errors';
import { requireVariable } from './environment.ts';

/** The storage path of the upload; `square` cuts it to its most striking square. */
export type PrepareImageRequest = { path: string; square?: true };
/** A photo, as base64 or by its storage path; with `withPreview`, the answer includes a preview. */
export type AnalyzeImageRequest = ({ imageBase64: string } | { path: string }) & { withPreview?: boolean };

/** The main color of the piece in a photo; confidence is 'high' where the color is clear, otherwise 'other'. */
export type DetectedColor = { color: Color; confidence: 'high' | 'other' };
/** Width and height of the upright photo in pixels, and the perceptual hash that `looksAlike` compares. */
export type PhotoFeatures = { width: number; height: number; hash: string; color: DetectedColor };
/** The placeholder is a tiny copy of the photo, as a data URI of at most 400 characters. */
export type PreparedImage = PhotoFeatures & { placeholder: string };
/** The preview is a JPEG without metadata, 1,024 pixels at most on either side, in base64. */
export type AnalyzedImage = PhotoFeatures & { preview?: string };

const prepareFunction = requireVariable('PREPARE_IMAGE_FUNCTION');
const analyzeFunction = requireVariable('ANALYZE_IMAGE_FUNCTION');
const client = new LambdaClient({});

/**
 * Invokes the Lambda `images/workers/prepare-image.ts`, which checks and re-encodes an upload and has the
 * memory and the codecs for it. Fails with `upload.missing`, `upload.too_large` or `upload.invalid_file`.
 */
export const invokePrepareImage = (request: PrepareImageRequest): Promise<PreparedImage> =>
  invoke(prepareFunction, request);

/** Invokes the Lambda `images/workers/analyze-image.ts`, which stores nothing; fails as `invokePrepareImage` does. */
export const invokeAnalyzeImage = (request: AnalyzeImageRequest): Promise<AnalyzedImage> =>
  invoke(analyzeFunction, request);

async function invoke(functionName: string, request: PrepareImageRequest | AnalyzeImageRequest) {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(request) }),
  );
  const answer = JSON.parse(Payload?.transformToString() ?? 'null');
  if (!FunctionError) return answer;
  if (isErrorCode(answer?.errorType)) throw new AppError(answer.errorType);
  // A photo that exhausts the worker's memory or time is refused like one that cannot be decoded.
  if (/Runtime\.(OutOfMemory|ExitError)|Sandbox\.Timedout/.test(answer?.errorType))
    throw new AppError('upload.invalid_file');
  throw new Error(`The image function failed: ${answer?.errorType}`);
}
