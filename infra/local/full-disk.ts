import type { ErrorCode } from '#shared/errors';

/**
 * The name, message and status of the refusal of a local service that finds the disk full. The name is an error code of
 * the app, which the functions pass on to the browser. The SDK does not send a request again after this status.
 */
export const fullDisk = {
  name: 'storage.full' satisfies ErrorCode,
  message: 'There is no room left on the disk.',
  status: 507,
} as const;

/** Whether a write failed because the disk or the quota on it is full. LevelDB gives no code, only the system's text. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    /No space left on device|quota exceeded/i.test(error.message) ||
    isFullDisk(error.cause));
