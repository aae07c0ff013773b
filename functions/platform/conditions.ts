import { ElectroError } from 'electrodb';
import { AppError } from '#shared/errors';

/** Whether a write failed because the row did not meet its condition. */
export const isRefused = (error: unknown) =>
  error instanceof ElectroError &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';

/** Awaits a write that is conditional on its row's existence; throws `not_found` where there is no row. */
export async function notFoundWhenRefused<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isRefused(error) ? new AppError('not_found') : error;
  }
}

/** Awaits a write that is conditional on its row's existence and does nothing where the row is gone. */
export async function skipWhenRefused(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
