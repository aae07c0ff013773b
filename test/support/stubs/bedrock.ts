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
    } & { toolUse?: object })[];
  }[];
  toolConfig: { tools: { toolSpec: { name: string; inputSchema: { json: object } } }[]; toolChoice: object };
  inferenceConfig: { maxTokens: number; temperature?: number };
};
export type Reply =
  | { content: Content[] }
  | { error: string; status: number; message?: string }
  | { silence: true }
  | { hangUp: true };

export const presenting = (input: unknown, toolUseId = 'tool-1'): Reply => ({
  content: [{ toolUse: { toolUseId, name: 'present_outfit', input } }],
});

/**
 * What models refuse, by parts of their ids, with the message of the service. The rules are documented:
 * https://docs.aws.amazon.com/bedrock/latest/userguide/model-card-anthropic-claude-opus-4-7.html (temperature),
 * https://docs.aws.amazon.com/nova/latest/userguide/tool-use-definition.html (keywords of schemas),
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolChoice.html and
 * https://platform.claude.com/docs/en/models/opus-5-5/whats-new-opus-5-5#forced-tool-use-is-not-supported (choice).
 */
function refusal({ modelId, inferenceConfig, toolConfig }: ConverseRequest): string | undefined {
  if (/claude-(opus-4-[78]|[a-z]+-5)/.test(modelId) && 'temperature' in inferenceConfig)
    return '`temperature` is deprecated for this model.';
  const keywords = toolConfig.tools.flatMap(({ toolSpec }) => Object.keys(toolSpec.inputSchema.json));
  const extraneous = keywords.find((keyword) => !['type', 'properties', 'required'].includes(keyword));
  if (/nova/.test(modelId) && extraneous)
    return `Malformed input request: #/toolConfig/tools/0/toolSpec/inputSchema/json: extraneous key [${extraneous}] is not permitted`;
  const [choice = 'auto'] = Object.keys(toolConfig.toolChoice);
  if (!/nova|claude-3|claude-[a-z]+-4/.test(modelId) && choice !== 'auto')
    return `This model doesn't support the toolConfig.toolChoice.${choice} field. Remove it and try again.`;
}

export const startBedrock = () =>
  startModelServer<ConverseRequest, Reply>('converse', {
    receive: (modelId, body) => ({ modelId, ...(body as Omit<ConverseRequest, 'modelId'>) }),
    refusal,
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
