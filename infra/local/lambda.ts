import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { entryOf, type FunctionName, grants } from '../grants.ts';

const functions = new URL('../../functions/', import.meta.url);

/** Loads the Lambda handlers of `grants.ts`, by name. Each is imported when first called, as in a cold start. */
export const handlers = Object.fromEntries(
  (Object.keys(grants) as FunctionName[]).map((name) => [
    name,
    () => import(new URL(entryOf(name), functions).href),
  ]),
);

type Handler = (event: never, context: never) => Promise<unknown>;
/** Loads the module of a function. The module reads its environment variables while it is loaded. */
type Load = () => Promise<{ handler: Handler }>;

/** Runs a function by its name. Rejects with the error that the function threw. */
export type Invoke = (name: string, event: unknown) => Promise<unknown>;

/**
 * The name of the function that is running, available in all of its asynchronous work. In AWS, services know the
 * calling function by the credentials of its role.
 */
export const runningFunction = new AsyncLocalStorage<string>();

/**
 * Runs the Lambda functions in this process. The first call loads a function. Events and results are copied through
 * JSON, because they are sent as JSON between machines in AWS.
 */
export const createInvoke =
  (functions: Readonly<Record<string, Load>>): Invoke =>
  async (name, event) => {
    const load = functions[name];
    if (!load) throw new Error(`Function not found: ${name}`);
    const { handler } = await load();
    const context = { awsRequestId: randomUUID(), functionName: name, callbackWaitsForEmptyEventLoop: false };
    const result = await runningFunction.run(name, () =>
      handler(copyThroughJson(event) as never, context as never),
    );
    return result === undefined ? null : copyThroughJson(result);
  };

/** Sends an answer of a function as an HTTP response, as API Gateway and function URLs do. */
export function sendAnswer(response: ServerResponse, answer: APIGatewayProxyStructuredResultV2) {
  const { statusCode = 200, headers, body = '', isBase64Encoded } = answer;
  response
    .writeHead(statusCode, headers as Record<string, string>)
    .end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'));
}

const copyThroughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const invocationPath = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** Serves Lambda's Invoke call over HTTP. A function's failure is status 200 with an error header, as in AWS. */
export const lambdaEndpoint =
  (invoke: Invoke): RequestListener =>
  async (request, response) => {
    const name = invocationPath.exec(request.url ?? '')?.[1];
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
