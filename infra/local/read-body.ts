import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request. Null if it has more than `maxBytes`; what follows is then not kept. The request is not
 * destroyed, because the answer is sent over the same connection, and its rest is read, because a client that is still
 * sending could not read the answer.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) {
      request.resume();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
