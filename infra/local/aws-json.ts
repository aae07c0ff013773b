import type { IncomingMessage, RequestListener } from 'node:http';
import { fullDisk, isFullDisk } from './full-disk.ts';
import { readBody } from './read-body.ts';

/** A service's intended refusal. `name` is the exception's name in the SDK, `details` its other fields. */
export class ServiceError extends Error {
  readonly details: object;
  readonly status: number;

  constructor(name: string, message: string, details: object = {}, status = 400) {
    super(message);
    this.name = name;
    this.details = details;
    this.status = status;
  }
}

/** Answers one call with a JSON object. To refuse a call, it throws a ServiceError, which is sent as the answer. */
export type Operation = (input: never) => object | Promise<object>;

/** The size limit of requests to the services that use this protocol. The largest are DynamoDB's batches of 16 MB. */
const largestRequest = 16 * 1024 ** 2;

/**
 * Serves operations in AWS's JSON protocol: the header `x-amz-target` names the operation, input and output are JSON
 * objects, and the name of an error is sent as `__type`. Requests larger than `maxBytes` are refused. An unexpected
 * error is printed and answered with status 500, without its message; a full disk is named.
 */
export function awsJson(
  operations: Readonly<Record<string, Operation>>,
  maxBytes = largestRequest,
): RequestListener {
  async function perform(request: IncomingMessage): Promise<object> {
    const name = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new ServiceError('UnknownOperationException', `Unknown operation "${name}"`);
    const body = await readBody(request, maxBytes);
    if (!body) throw new ServiceError('RequestEntityTooLargeException', 'The request is too large', {}, 413);
    return operation(parse(body.toString()) as never);
  }

  return async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    try {
      answer(200, await perform(request));
    } catch (error) {
      if (error instanceof ServiceError)
        return answer(error.status, { __type: error.name, message: error.message, ...error.details });
      // The client has closed the connection. That is why its request could not be read or answered.
      if (response.destroyed) return;
      console.error(`${request.headers['x-amz-target']} has failed`, error);
      if (isFullDisk(error))
        return answer(fullDisk.status, { __type: fullDisk.name, message: fullDisk.message });
      answer(500, { __type: 'InternalServerError', message: 'Something went wrong' });
    } finally {
      // The rest of a refused request is read. Otherwise a client that is still sending could not read the answer.
      request.resume();
    }
  };
}

function parse(body: string): object {
  try {
    const input: unknown = JSON.parse(body);
    if (typeof input === 'object' && input) return input;
  } catch {
    // A body that is not JSON is refused in the same way as JSON that is not an object.
  }
  throw new ServiceError('SerializationException', 'The request is not a JSON object');
}
