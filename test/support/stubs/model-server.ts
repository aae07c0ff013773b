import { createServer, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * One operation of Bedrock over HTTP/2, which answers as it is told to: with each reply once, the last one
 * for ever. A reply that is silence is never sent.
 */
export async function startModelServer<Request, Reply extends object>(
  operation: string,
  {
    receive,
    send,
  }: {
    receive: (modelId: string, body: unknown) => Request;
    send: (stream: ServerHttp2Stream, reply: Exclude<Reply, { silence: true }>) => void;
  },
) {
  const requests: Request[] = [];
  let replies: Reply[] = [];
  const sessions = new Set<Http2Session>();
  const path = new RegExp(`^/model/([^/]+)/${operation}$`);
  const server = createServer()
    .on('session', (session) => sessions.add(session))
    .on('stream', async (stream, headers) => {
      // A killed client resets its connection: an error of each open stream, which nothing else listens to.
      stream.on('error', () => stream.destroy());
      const modelId = decodeURIComponent(path.exec(String(headers[':path']))?.[1] ?? '');
      const body = await json(stream).catch((error) => {
        if (!stream.destroyed) throw error;
      });
      if (stream.destroyed) return;
      requests.push(receive(modelId, body));
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || 'silence' in reply) return;
      send(stream, reply as Exclude<Reply, { silence: true }>);
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reply: (...next: Reply[]) => {
      requests.length = 0;
      replies = next;
    },
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** Answers with JSON; a refusal names its error in the header that the SDK reads. */
export function sendJson(stream: ServerHttp2Stream, status: number, body: object, error?: string) {
  stream.respond({
    ':status': status,
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  });
  stream.end(JSON.stringify(body));
}
