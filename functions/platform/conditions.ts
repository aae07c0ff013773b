import { ElectroError } from 'electrodb';
import { AppError } from '#shared/errors';

/** Whether a write was refused because the row was not as its condition wants it. */
export const isRefused = (error: unknown) =>
  error instanceof ElectroError &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';

/** For a write on condition that its row exists. */
export async function notFoundWhenRefused<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isRefused(error) ? new AppError('not_found') : error;
  }
}

/** For a write that has nothing to do where its row is gone. */
export async function skipWhenRefused(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
