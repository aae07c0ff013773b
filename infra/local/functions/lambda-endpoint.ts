import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Invoke } from './invoke.ts';

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** The Invoke call of Lambda: a failed function is an answer with a header, not a failed request. */
export const lambdaEndpoint =
  (invoke: Invoke): RequestListener =>
  async (request, response) => {
    const name = invocation.exec(request.url ?? '')?.[1];
    if (!name) return response.writeHead(404).end();
    try {
      const result = await invoke(decodeURIComponent(name), await json(request as IncomingMessage));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error;
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' })
        .end(JSON.stringify({ errorType, errorMessage }));
    }
  };
