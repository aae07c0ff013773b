import { AppError } from '#shared/errors';
import { shorten } from '#shared/rules/shorten';
import { ExternalServiceError } from '../platform/external-service.ts';
import { log } from '../platform/log.ts';

/** The seconds to wait after a 429 without `Retry-After`, which Pinterest's documentation does not mention. */
const defaultRetryAfter = 60;

/** An AppError unchanged, `pinboard.rate_limited` for a 429, and null for others, left to the caller. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ExternalServiceError && error.status === 429)
    return new AppError('pinboard.rate_limited', { retryAfter: error.retryAfter ?? defaultRetryAfter });
  return null;
}

/** Logs a failed request to Pinterest and maps it to an AppError. Returns any other error unchanged. */
export function toPinboardError(error: unknown): unknown {
  if (!(error instanceof ExternalServiceError)) return error;
  log.warn('A request to the pinboard failed', error);
  if (error.status === 401 || error.status === 403) return new AppError('pinboard.auth_required');
  if (error.status === 404) return new AppError('not_found');
  return asAppError(error) ?? new AppError('pinboard.failed', { hint: hintOf(error) });
}

/** Pinterest's own message about an error, at most 200 characters. A general sentence if Pinterest sent none. */
export function hintOf(error: unknown): string {
  const body = error instanceof ExternalServiceError ? (error.body as { message?: unknown } | null) : null;
  return typeof body?.message === 'string'
    ? shorten(body.message, 200)
    : 'Pinterest did not answer as expected.';
}
