import { ApiError } from '#shared/contract/client';
import type { GenerationJob } from '#shared/contract/generation';
import { api } from '../lib/api.ts';
import { listen } from './socket.ts';

/** Soon at first, for a job that ends while the socket is still being opened, then now and then. */
const pollMilliseconds = (polls: number) => (polls < 6 ? 400 : 2500);

/**
 * A job as it is once it has ended: the socket tells of it, and asking now and then does too. A network that
 * is away is waited for; a job that is not there, or nobody's who is signed in, fails with an ApiError.
 */
export async function endOfGeneration(id: string, signal: AbortSignal): Promise<GenerationJob> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<GenerationJob>();
  const stopListening = listen((event) => {
    if (event.type === 'generation.finished' && event.job.id === id) resolve(event.job);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = true;
  async function poll(polls: number) {
    try {
      const job = await api.generation.getGeneration({ params: { jobId: id } });
      if (job.status !== 'pending') return resolve(job);
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
