import { requireVariable } from '../../platform/environment.ts';
import { invokeImageWorker } from '../../platform/invoke-image-worker.ts';
import type { PieceToDraw } from './outfit-picture.ts';

const functionName = requireVariable('DRAW_FLAT_LAY_FUNCTION');

/** Invokes the Lambda `images/workers/draw-flat-lay.ts` and returns the JPEG of the pieces. */
export const invokeDrawFlatLay = async (pieces: readonly PieceToDraw[]): Promise<Uint8Array> =>
  Buffer.from(await invokeImageWorker(functionName, pieces), 'base64');
