import { createServer, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/**
 * A stub of one Bedrock operation over HTTP/2. It gives each reply once and then repeats the last one. A reply may be
 * made from the request. A reply with `silence` is never sent. Bedrock's clients are led to it, and the end
 * of the test file stops it.
 */
export async function startModelServer<Request, Reply extends object>(
  operation: string,
  {
    receive,
    refusal = () => undefined,
    send,
  }: {
    receive: (modelId: string, body: unknown) => Request;
    /** Why the service refuses a request as invalid, if it does. */
    refusal?: (request: Request) => string | undefined;
    send: (stream: ServerHttp2Stream, reply: Exclude<Reply, { silence: true }>) => void;
  },
) {
  const requests: Request[] = [];
  let replies: (Reply | ((request: Request) => Reply))[] = [];
  const sessions = new Set<Http2Session>();
  const path = new RegExp(`^/model/([^/]+)/${operation}$`);
  const server = createServer()
    .on('session', (session) => sessions.add(session))
    .on('stream', async (stream, headers) => {
      // A killed client resets its connection, which raises an error on each open stream. Without this listener the
      // error would be unhandled.
      stream.on('error', () => stream.destroy());
      const modelId = decodeURIComponent(path.exec(String(headers[':path']))?.[1] ?? '');
      const body = await json(stream).catch((error) => {
        if (!stream.destroyed) throw error;
      });
      if (stream.destroyed) return;
      const request = receive(modelId, body);
      requests.push(request);
      const message = refusal(request);
      if (message) return sendJson(stream, 400, { message }, 'ValidationException');
      const next = replies.length > 1 ? replies.shift() : replies[0];
      const reply = typeof next === 'function' ? next(request) : next;
      if (!reply || 'silence' in reply) return;
      send(stream, reply as Exclude<Reply, { silence: true }>);
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = url;
  const close = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  afterAll(close);
  return {
    url,
    requests,
    reply: (...next: typeof replies) => {
      requests.length = 0;
      replies = next;
    },
    close,
  };
}

/** Sends an answer as JSON. The name of an error is sent in the header that the SDK reads. */
export function sendJson(stream: ServerHttp2Stream, status: number, body: object, error?: string) {
  stream.respond({
    ':status': status,
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  });
  stream.end(JSON.stringify(body));
}
