import { ApiError } from '#shared/contract/client';

const pauses = [1000, 4000];

/** Repeats a failed call after a pause if the failure may be temporary, as in a download of hundreds of files. */
export async function patient<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.mayPass)) throw error;
      await sleep(error.pause ?? pause, signal);
    }
  }
  signal.throwIfAborted();
  return call();
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
