import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, type ErrorCode, errorStatus } from '#shared/errors';
import { log } from './log.ts';
import { measure } from './measure.ts';

const refused = (Reason: 'file' | 'size' | 'missing' | 'full') => (code: ErrorCode) =>
  measure('UploadsRefused', { Reason }, { code });
const clipped = (Outcome: 'blocked' | 'failed') => (code: ErrorCode) =>
  measure('Clips', { Outcome }, { code });

/** The error codes that are counted when a response contains them. */
const counters: Partial<Record<ErrorCode, (code: ErrorCode) => void>> = {
  'upload.invalid_file': refused('file'),
  'upload.invalid_name': refused('file'),
  'upload.too_large': refused('size'),
  'upload.missing': refused('missing'),
  'wardrobe.full': refused('full'),
  'clip.blocked': clipped('blocked'),
  'clip.refused': clipped('failed'),
  'clip.unreachable': clipped('failed'),
  'clip.unreadable': clipped('failed'),
  'clip.no_image': clipped('failed'),
  'clip.too_large': clipped('failed'),
};

/**
 * Middleware that maps an error of a handler to a response. An AppError gives its status, code and details. A table
 * or bucket without room gives `storage.full`. Any other error gives `internal`, and its cause is only logged with the
 * request id. Counts refused uploads and clips.
 */
export const respondToErrors = (): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> => ({
  onError: (request) => {
    const error =
      request.error instanceof AppError
        ? request.error
        : new AppError(hasNoRoom(request.error) ? 'storage.full' : 'internal');
    if (error.code === 'internal')
      log.error('A call failed', {
        route: request.event.routeKey,
        requestId: request.event.requestContext.requestId,
        error: request.error,
      });
    counters[error.code]?.(error.code);
    request.response = {
      statusCode: errorStatus[error.code],
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: error.code, details: error.details }),
    };
  },
});

/** Whether a service has no room left. ElectroDB wraps the errors of the table. */
const hasNoRoom = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'storage.full' || hasNoRoom(error.cause));
