import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Color } from '#shared/catalog';
import { AppError, isErrorCode } from '#shared/errors';
import { requireVariable } from './environment.ts';

export type PrepareImageRequest = { path: string };
/** A photograph, encoded or in storage; with `picture`, the answer brings a small copy of it along. */
export type AnalyzeImageRequest = ({ imageBase64: string } | { path: string }) & { picture?: boolean };

/** The main color of what a photograph shows; confidence is 'high' or, for all that is less, 'other'. */
export type DetectedColor = { color: Color; confidence: 'high' | 'other' };
/** Width and height are those of the upright photograph in pixels, the hash is what `looksAlike` compares. */
export type PhotoFeatures = { width: number; height: number; hash: string; color: DetectedColor };
/** The placeholder is a tiny picture, as a data URI of at most 400 characters. */
export type PreparedImage = PhotoFeatures & { placeholder: string };
/** The picture is a JPEG without metadata, 1,024 pixels at most on either side, in base64. */
export type AnalyzedImage = PhotoFeatures & { picture?: string };

const prepareFunction = requireVariable('PREPARE_IMAGE_FUNCTION');
const analyzeFunction = requireVariable('ANALYZE_IMAGE_FUNCTION');
const client = new LambdaClient({});

/**
 * Has an upload decoded, checked and re-encoded by the image function, which alone has the memory for it.
 * Fails with `upload.missing`, `upload.too_large` or `upload.invalid_file`.
 */
export const invokePrepareImage = (request: PrepareImageRequest): Promise<PreparedImage> =>
  invoke(prepareFunction, request);

/** Has a photograph looked at, and leaves nothing of it anywhere; fails as `invokePrepareImage` does. */
export const invokeAnalyzeImage = (request: AnalyzeImageRequest): Promise<AnalyzedImage> =>
  invoke(analyzeFunction, request);

async function invoke(functionName: string, request: PrepareImageRequest | AnalyzeImageRequest) {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(request) }),
  );
  const answer = JSON.parse(Payload?.transformToString() ?? 'null');
  if (!FunctionError) return answer;
  if (isErrorCode(answer?.errorType)) throw new AppError(answer.errorType);
  // A photograph that exhausts the function's memory or time is refused like any other that cannot be read.
  if (/Runtime\.(OutOfMemory|ExitError)|Sandbox\.Timedout/.test(answer?.errorType))
    throw new AppError('upload.invalid_file');
  throw new Error(`The image function failed: ${answer?.errorType}`);
}
