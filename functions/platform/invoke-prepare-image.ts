import { requireVariable } from './environment.ts';
import { invokeImageWorker, type PreparedImage, type PrepareImageRequest } from './invoke-image-worker.ts';

const functionName = requireVariable('PREPARE_IMAGE_FUNCTION');

/**
 * Invokes the Lambda `images/workers/prepare-image.ts`, which checks and re-encodes an upload and has the
 * memory and the codecs for it. Fails with `upload.missing`, `upload.too_large` or `upload.invalid_file`.
 */
export const invokePrepareImage = (request: PrepareImageRequest): Promise<PreparedImage> =>
  invokeImageWorker(functionName, request);
