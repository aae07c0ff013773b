import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, errorStatus } from '#shared/errors';
import { countRefusal } from './count-refusal.ts';
import { log } from './log.ts';

/**
 * Maps the error of a handler to its response: an AppError to its status, code and details, any other to
 * `internal`, whose cause is logged with the request id and stays on the server. Counts refused uploads and clips.
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
