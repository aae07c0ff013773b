import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { buildHeader } from '#shared/contract/define';
import { requireVariable } from './environment.ts';

const build = requireVariable('BUILD');

/** Middleware that names the build in every answer, so that an older page can tell that there is a newer one. */
export function nameBuild(): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const name = ({ response }: Request<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 | null>) => {
    if (response) response.headers = { ...response.headers, [buildHeader]: build };
  };
  return { after: name, onError: name };
}
