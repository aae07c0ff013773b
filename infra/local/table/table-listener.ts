import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Store } from './dynalite.ts';
import { TableException } from './table-exception.ts';
import type { TableOperations } from './table-operations.ts';

type Answer = { readonly status: number; readonly body: object };

/** Speaks DynamoDB's protocol: the operation in the header `X-Amz-Target`, input and output as JSON. */
export const tableListener =
  (store: Store, operations: TableOperations): RequestListener =>
  (request, response) => {
    answer(store, operations, request).then(
      (result) => send(response, result),
      () => response.destroy(),
    );
  };

async function answer(store: Store, operations: TableOperations, request: IncomingMessage): Promise<Answer> {
  const body = await text(request);
  try {
    return { status: 200, body: await operationOf(operations, request)(store, parse(body)) };
  } catch (error) {
    return failure(error);
  }
}

function operationOf(operations: TableOperations, { headers }: IncomingMessage) {
  const [, name = ''] = String(headers['x-amz-target']).split('.');
  const operation = operations.get(name);
  if (!operation) throw new TableException('UnknownOperationException', `Unknown operation "${name}"`);
  return operation;
}

function parse(body: string): object {
  try {
    const input: unknown = JSON.parse(body);
    if (typeof input === 'object' && input) return input;
  } catch {
    // JSON that does not parse is refused like JSON that is no object.
  }
  throw new TableException('SerializationException', 'The request is not a JSON object');
}

function failure(error: unknown): Answer {
  if (error instanceof TableException) {
    return { status: 400, body: { __type: error.name, message: error.message, ...error.details } };
  }
  return { status: 500, body: { __type: 'InternalServerError', message: String(error) } };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}
