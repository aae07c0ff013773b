import { createServer, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Content = { text: string } | { toolUse: { toolUseId: string; name: string; input: unknown } };
/** What a request to Converse carries, as far as the app sets it; bytes are in base64. */
type ConverseRequest = {
  modelId: string;
  system: { text: string }[];
  messages: {
    role: string;
    content: ({
      text?: string;
      image?: { format: string; source: { bytes: string } };
      toolResult?: { toolUseId: string; status: string; content: { text: string }[] };
    } & {
      toolUse?: object;
    })[];
  }[];
  toolConfig: { tools: { toolSpec: { name: string; inputSchema: { json: object } } }[]; toolChoice: object };
};
export type Reply =
  | { content: Content[] }
  | { error: string; status: number; message?: string }
  | { silence: true }
  | { hangUp: true };

export const presenting = (input: unknown, toolUseId = 'tool-1'): Reply => ({
  content: [{ toolUse: { toolUseId, name: 'present_outfit', input } }],
});

/** Bedrock's Converse over HTTP/2, which answers as it is told to: with each reply once, the last one for ever. */
export async function startBedrock() {
  const requests: ConverseRequest[] = [];
  let replies: Reply[] = [];
  const sessions = new Set<Http2Session>();
  const server = createServer()
    .on('session', (session) => sessions.add(session))
    .on('stream', async (stream, headers) => {
      const modelId = decodeURIComponent(
        /^\/model\/([^/]+)\/converse$/.exec(String(headers[':path']))?.[1] ?? '',
      );
      requests.push({ modelId, ...((await json(stream)) as Omit<ConverseRequest, 'modelId'>) });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || 'silence' in reply) return;
      if ('hangUp' in reply) stream.session?.destroy();
      else send(stream, reply);
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

function send(stream: ServerHttp2Stream, reply: Exclude<Reply, { silence: true } | { hangUp: true }>) {
  const refused = 'error' in reply;
  stream.on('error', () => stream.destroy());
  stream.respond({
    ':status': refused ? reply.status : 200,
    'content-type': 'application/json',
    ...(refused && { 'x-amzn-errortype': reply.error }),
  });
  stream.end(
    JSON.stringify(
      refused
        ? { message: reply.message ?? 'Refused' }
        : {
            output: { message: { role: 'assistant', content: reply.content } },
            stopReason: 'tool_use',
            usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
            metrics: { latencyMs: 1 },
          },
    ),
  );
}
