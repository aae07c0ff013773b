import { createServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Request = { modelId: string; body: { prompt: string; aspect_ratio: string; output_format: string } };
type Reply = { status: number; body: object; error?: string } | { silence: true };

/** Bedrock's InvokeModel over HTTP/2, which answers as it is told to: with each reply once, the last one for ever. */
export async function startImageModel() {
  const requests: Request[] = [];
  let replies: Reply[] = [];
  const sessions = new Set<Http2Session>();
  const server = createServer()
    .on('session', (session) => sessions.add(session))
    .on('stream', async (stream, headers) => {
      const modelId = decodeURIComponent(
        /^\/model\/([^/]+)\/invoke$/.exec(String(headers[':path']))?.[1] ?? '',
      );
      requests.push({ modelId, body: (await json(stream)) as Request['body'] });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || 'silence' in reply) return;
      stream.respond({
        ':status': reply.status,
        'content-type': 'application/json',
        ...(reply.error && { 'x-amzn-errortype': reply.error }),
      });
      stream.end(JSON.stringify(reply.body));
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
