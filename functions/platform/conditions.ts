import { ElectroError } from 'electrodb';
import { AppError } from '#shared/errors';

/** Whether a write failed because the row did not meet its condition. */
export const isRefused = (error: unknown) =>
  error instanceof ElectroError &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';

/** Awaits a conditional write. Returns null if the row did not meet the condition. */
export const nullWhenRefused = <T>(write: Promise<T>): Promise<T | null> =>
  write.catch((error) => {
    if (isRefused(error)) return null;
    throw error;
  });

/** Awaits a write that requires an existing row. Throws `not_found` if there is no row. */
export async function notFoundWhenRefused<T>(write: Promise<T>): Promise<T> {
  const written = await nullWhenRefused(write);
  if (written === null) throw new AppError('not_found');
  return written;
}

/** Awaits a conditional write. Returns false if the row did not meet the condition. */
export const isWritten = async (write: Promise<object>): Promise<boolean> =>
  (await nullWhenRefused(write)) !== null;

/** Awaits a conditional write and ignores it if the row did not meet the condition. */
export async function skipWhenRefused(write: Promise<unknown>): Promise<void> {
  await nullWhenRefused(write);
}
