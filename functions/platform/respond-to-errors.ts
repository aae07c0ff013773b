import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, errorStatus } from '#shared/errors';
import { countRefusal } from './count-refusal.ts';
import { log } from './log.ts';

/**
 * Middleware that maps an error of a handler to a response. An AppError gives its status, code and details. Any other
 * error gives `internal`, and its cause is only logged with the request id. Counts refused uploads and clips.
 */
export const respondToErrors = (): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> => ({
  onError: (request) => {
    const error = request.error instanceof AppError ? request.error : new AppError('internal');
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
