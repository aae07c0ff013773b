import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fullDisk, isFullDisk } from '../full-disk.ts';
import { deleteObjects, listObjects, listVersions } from './bucket-calls.ts';
import type { Call, Reply, Store } from './call.ts';
import { deleteObject, getObject, isFormUpload, postObject, putObject } from './object-calls.ts';
import { S3Error } from './s3-error.ts';
import { readRequest, type S3Request } from './s3-request.ts';
import { writeXml } from './xml.ts';

/** The calls that the app makes, by the method, the target, and the query parameter that selects the call. */
const calls: Readonly<Record<string, Call>> = {
  'GET bucket?list-type': listObjects,
  'GET bucket?versions': listVersions,
  'POST bucket?delete': deleteObjects,
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': getObject,
  'DELETE object': deleteObject,
};

/** Query parameters that do not select a call. The SDK adds `x-id`, which has no effect. */
const options = ['x-id', 'prefix', 'max-keys', 'continuation-token', 'key-marker', 'version-id-marker'];

export const serveS3 =
  (store: Store): RequestListener =>
  async (incoming, response) => {
    const reply = await answer(incoming, store).catch(errorReply);
    try {
      await sendReply(response, reply);
    } catch {
      // The status has already been sent. Only a broken connection shows the client that the body is incomplete.
      response.destroy();
    } finally {
      // The rest of the body is read. Otherwise a client that is still sending could not read the answer.
      incoming.resume();
    }
  };

async function answer(incoming: IncomingMessage, store: Store): Promise<Reply> {
  const request = readRequest(incoming);
  if (isFormUpload(request)) return postObject(request, store);
  return findCall(request)(request, store);
}

/** Finds the call. Throws NotImplemented for one that the app does not use, also by a query parameter. */
function findCall({ method, query, key }: S3Request): Call {
  const selectors = [...query.keys()].filter((name) => !options.includes(name));
  const name = [`${method} ${key === '' ? 'bucket' : 'object'}`, ...selectors].join('?');
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw new S3Error('NotImplemented');
  return call;
}

function errorReply(error: unknown): Reply {
  const { code, message, status } = toS3Error(error);
  return { status, body: { Error: { Code: code, Message: message } } };
}

function toS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  // The client has closed the connection and does not read the answer.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return new S3Error('IncompleteBody');
  console.error('The object store has failed', error);
  return new S3Error(isFullDisk(error) ? fullDisk.name : 'InternalError');
}

/** Resolves when the reply has been handed to the connection. Rejects if its body breaks off. */
async function sendReply(response: ServerResponse, { status, headers = {}, body }: Reply): Promise<void> {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ 'x-amz-request-id': randomUUID(), ...headers })));
  if (body instanceof Readable) await pipeline(body, response);
  else if (body) response.setHeader('content-type', 'application/xml').end(writeXml(body));
  else response.end();
}
