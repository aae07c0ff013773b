import { requireVariable } from './environment.ts';
import { type AnalyzedImage, type AnalyzeImageRequest, invokeImageWorker } from './invoke-image-worker.ts';

const functionName = requireVariable('ANALYZE_IMAGE_FUNCTION');

/** Invokes the Lambda `images/workers/analyze-image.ts`, which stores nothing. Throws as `invokePrepareImage`. */
export const invokeAnalyzeImage = (request: AnalyzeImageRequest): Promise<AnalyzedImage> =>
  invokeImageWorker(functionName, request);
