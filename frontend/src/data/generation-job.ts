import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { api } from '../lib/api.ts';
import { today } from '../lib/today.ts';
import { listenToServer } from './socket.ts';
import { stylingQuery } from './styling.ts';

/**
 * Starts a generation and refetches how many are left for today. The returned job may have ended already, because the
 * server answers a repeated request from its cache.
 */
export const startJob = (client: QueryClient, request: GenerationRequest): Promise<GenerationJob> =>
  api.generation
    .startGeneration({ body: { ...request, today: today() } })
    .catch((error: unknown) => {
      throw isOverload(error) ? new ApiError('generation.busy') : error;
    })
    .finally(() => void client.invalidateQueries(stylingQuery('allowance')));

/** Whether a service in front of the app, such as the API gateway, has refused the request as overload (503). */
const isOverload = (error: unknown) => error instanceof ApiError && error.details['status'] === 503;

/** Makes an outfit: starts a job and waits for its end. Rejects like `waitForJob`, and if no outfit came of it. */
export async function makeOutfit(client: QueryClient, request: GenerationRequest, signal: AbortSignal) {
  const job = await startJob(client, request);
  return outfitOf(job.status === 'pending' ? await waitForJob(job.id, signal) : job);
}

/** The outfit of a job that has ended; throws the job's error as an `ApiError` if it has none. */
export function outfitOf({ outfit, error }: GenerationJob): Outfit {
  if (outfit) return outfit;
  throw new ApiError(error ?? 'generation.not_returned');
}

/** The first polls follow quickly, for a job that ends while the socket is still being opened. */
const pollMilliseconds = (polls: number) => (polls < 6 ? 400 : 2500);

/**
 * Resolves with a job once it has ended. Normally a socket event reports the end, and polling is the fallback. Network
 * failures are retried without limit. Rejects with an `ApiError` if the server refuses the job (unknown, or of another
 * user), and with the signal's reason if `signal` aborts.
 */
export async function waitForJob(jobId: string, signal: AbortSignal): Promise<GenerationJob> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<GenerationJob>();
  const stopListening = listenToServer((event) => {
    if (event.type === 'generation.finished' && event.job.id === jobId) resolve(event.job);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = true;
  async function poll(polls: number) {
    try {
      const job = await api.generation.getGeneration({ params: { jobId } });
      if (job.status === 'succeeded' || job.status === 'failed') return resolve(job);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.mayPass) return reject(error);
    }
    if (waiting) timer = setTimeout(poll, pollMilliseconds(polls), polls + 1);
  }
  signal.addEventListener('abort', () => reject(signal.reason));
  void poll(0);
  try {
    return await ended;
  } finally {
    waiting = false;
    clearTimeout(timer);
    stopListening();
  }
}
