import { ElectroError } from 'electrodb';
import { AppError } from '#shared/errors';

/** Whether a write failed because the row did not meet its condition. */
export const isRefused = (error: unknown) =>
  error instanceof ElectroError &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';

/** Awaits a write that requires an existing row. Throws `not_found` if there is no row. */
export async function notFoundWhenRefused<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isRefused(error) ? new AppError('not_found') : error;
  }
}

/** Awaits a conditional write. Returns false if the row did not meet the condition. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Awaits a conditional write and ignores it if the row did not meet the condition. */
export async function skipWhenRefused(write: Promise<unknown>): Promise<void> {
  await isWritten(write);
}
