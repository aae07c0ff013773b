/**
 * All error codes of intended failures, each with the HTTP status of its response. A 5xx status means a fault of the
 * app and raises an alarm. Status 424 means that another service or website did not answer as it should.
 */
export const errorStatus = {
  'auth.required': 401,
  'origin.unknown': 403,
  'request.invalid': 400,
  'request.too_large': 413,
  'request.running': 409,
  'limit.reached': 429,
  throttled: 429,
  not_found: 404,
  'wardrobe.full': 409,
  'upload.invalid_file': 415,
  'upload.too_large': 413,
  'upload.invalid_name': 400,
  'upload.missing': 409,
  'photo.replaced': 409,
  'generation.no_clothes': 409,
  'generation.busy': 503,
  'generation.rate_limited': 429,
  'generation.daily_limit': 429,
  'generation.misconfigured': 502,
  'generation.unreachable': 502,
  'generation.not_returned': 502,
  'generation.timed_out': 504,
  'style.unavailable': 424,
  'weather.unavailable': 424,
  'weather.unknown_place': 404,
  'pinboard.unavailable': 424,
  'pinboard.exchange_failed': 424,
  'pinboard.auth_required': 403,
  'pinboard.rate_limited': 429,
  'pinboard.failed': 424,
  'clip.refused': 400,
  'clip.unreachable': 424,
  'clip.blocked': 424,
  'clip.unreadable': 424,
  'clip.no_image': 422,
  'clip.too_large': 413,
  'calendar.date_taken': 409,
  'follow.self': 400,
  'block.self': 400,
  'block.full': 409,
  'report.own': 400,
  'collections.full': 409,
  'collection.full': 409,
  'conversation.ended': 409,
  // Only on one machine: AWS's storage has no end.
  'storage.full': 507,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);

/**
 * An intended failure with an error code. The code is also the name of the error, because Step Functions and Lambda
 * report errors by name, and the retries of the workflow match on that name.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = code;
    this.code = code;
    this.details = details;
  }
}
