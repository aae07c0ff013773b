import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CognitoError } from './cognito-error.ts';
import { discover } from './discovery.ts';
import { operations } from './operations.ts';
import type { Services } from './services.ts';

/** Tells whether a request may use the management operations; the body is part of what a signature covers. */
export type IsManager = (request: IncomingMessage, rawPath: string, body: Buffer) => boolean;

const targetPrefix = 'AWSCognitoIdentityProviderService.';
const largestBody = 128 * 1024;

/** Speaks AWS's JSON protocol by POST and hands out the keys by GET, to browsers of any origin. */
export function serveUserPools(services: Services, isManager: IsManager): RequestListener {
  async function answer(request: IncomingMessage, rawPath: string): Promise<object> {
    if (request.method === 'GET') return discover(services, rawPath);
    if (request.method !== 'POST') throw unknownOperation();
    const operation = operations.get(operationName(request));
    if (!operation) throw unknownOperation();
    const body = await read(request);
    if (operation.access === 'management' && !isManager(request, rawPath, body))
      throw new CognitoError(
        'AccessDeniedException',
        `The request is not authorized to perform cognito-idp:${operationName(request)}.`,
      );
    return operation.answer(services, parse(body));
  }

  return (request, response) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-expose-headers', 'x-amzn-errortype, x-amzn-requestid')
      .setHeader('x-amzn-requestid', randomUUID());
    if (request.method === 'OPTIONS') return allowCrossOrigin(request, response);
    const [rawPath = '/'] = (request.url ?? '/').split('?');
    answer(request, rawPath).then(
      (body) => send(response, 200, body),
      (error: unknown) => refuse(response, error),
    );
  };
}

const operationName = ({ headers }: IncomingMessage) =>
  String(headers['x-amz-target'] ?? '').replace(targetPrefix, '');

const unknownOperation = () => new CognitoError('UnknownOperationException', 'Unknown operation');

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody)
      throw new CognitoError('RequestEntityTooLargeException', 'The request is too large.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new CognitoError('SerializationException', 'The request is not JSON.');
  }
}

function allowCrossOrigin({ headers }: IncomingMessage, response: ServerResponse) {
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
    })
    .end();
}

/** What is no refusal is a fault of the service: the client learns nothing of it, the person at the terminal does. */
function refuse(response: ServerResponse, error: unknown) {
  if (error instanceof CognitoError) return sendError(response, error);
  process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error));
  sendError(response, new CognitoError('InternalErrorException', 'Something went wrong', 500));
}

function sendError(response: ServerResponse, { name, message, status }: CognitoError) {
  response.setHeader('x-amzn-errortype', name);
  send(response, status, { __type: name, message });
}

function send(response: ServerResponse, status: number, body: object) {
  const type = response.req.method === 'GET' ? 'application/json' : 'application/x-amz-json-1.1';
  response.writeHead(status, { 'content-type': type }).end(serialize(body));
}

/** The protocol writes an instant as seconds since the epoch. */
const serialize = (body: object) =>
  JSON.stringify(body, function (this: Record<string, unknown>, key: string, value: unknown) {
    const original = this[key];
    return original instanceof Date ? original.getTime() / 1000 : value;
  });
