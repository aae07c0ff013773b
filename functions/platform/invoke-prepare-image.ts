import { requireVariable } from './environment.ts';
import { invokeImageWorker, type PreparedImage, type PrepareImageRequest } from './invoke-image-worker.ts';

const functionName = requireVariable('PREPARE_IMAGE_FUNCTION');

/**
 * Invokes the Lambda `images/workers/prepare-image.ts`, which checks and encodes an upload. It is a separate function
 * because it needs more memory and the image codecs. Throws `upload.missing`, `upload.too_large`, `upload.invalid_file`
 * or `throttled`.
 */
export const invokePrepareImage = (request: PrepareImageRequest): Promise<PreparedImage> =>
  invokeImageWorker(functionName, request);
