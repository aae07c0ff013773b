import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, errorStatus } from '#shared/errors';
import { countRefusal } from './count-refusal.ts';
import { log } from './log.ts';

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
    countRefusal(error.code);
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
