import type { ServerHttp2Stream } from 'node:http2';
import { sendJson, startModelServer } from './model-server.ts';

type Content = { text: string } | { toolUse: { toolUseId: string; name: string; input: unknown } };
/** The fields of a Converse request that the app sets. Bytes are encoded in base64. */
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

/** A stub of Bedrock's Converse operation. */
export const startBedrock = () =>
  startModelServer<ConverseRequest, Reply>('converse', {
    receive: (modelId, body) => ({ modelId, ...(body as Omit<ConverseRequest, 'modelId'>) }),
    send,
  });

function send(stream: ServerHttp2Stream, reply: Exclude<Reply, { silence: true }>) {
  if ('hangUp' in reply) stream.session?.destroy();
  else if ('error' in reply)
    sendJson(stream, reply.status, { message: reply.message ?? 'Refused' }, reply.error);
  else
    sendJson(stream, 200, {
      output: { message: { role: 'assistant', content: reply.content } },
      stopReason: 'tool_use',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      metrics: { latencyMs: 1 },
    });
}
