import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate } from './authenticate.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { errorReply } from './error-reply.ts';
import type { Store } from './operation.ts';
import { findOperation } from './operations.ts';
import { isFormUpload, postObject } from './post-object.ts';
import { type Reply, sendReply } from './reply.ts';
import { readRequest, type S3Request } from './s3-request.ts';

export async function handleRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  store: Store,
): Promise<void> {
  const reply = await answer(incoming, store).catch(errorReply);
  try {
    await sendReply(response, reply);
  } catch {
    // The status is on its way already: only a broken connection can tell that the body is not whole.
    response.destroy();
  } finally {
    // Reading what nobody wanted to read keeps the connection usable and lets a sender see the answer.
    incoming.resume();
  }
}

async function answer(incoming: IncomingMessage, store: Store): Promise<Reply> {
  const request = readRequest(incoming);
  const rules = store.buckets.find(request.bucketName)?.corsRules ?? [];
  if (request.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(rules, request.headers) };
  const reply = await perform(request, store).catch(errorReply);
  const cors = corsHeaders(rules, request.headers.get('origin'), request.method);
  return { ...reply, headers: { ...cors, ...reply.headers } };
}

async function perform(request: S3Request, store: Store): Promise<Reply> {
  if (isFormUpload(request)) return postObject(request, store);
  authenticate(request, store.verification());
  return findOperation(request)(request, store);
}
