import errorStatus from './error-status.json' with { type: 'json' };

/**
 * All error codes of intended failures, each with the HTTP status of its response. A 5xx status means a fault of the
 * app and raises an alarm. Status 424 means that another service or website did not answer as it should. 'storage.full'
 * occurs only on one machine: AWS's storage has no end.
 */
export { errorStatus };
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
