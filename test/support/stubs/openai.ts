import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The fields of a request for a chat completion that the app sets. */
type ChatRequest = {
  authorization: string | undefined;
  model: string;
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: { url: string } }[];
  }[];
  response_format?: { type: string; json_schema: { name: string; schema: object } };
  tools?: { type: string; function: { name: string; parameters: object } }[];
  tool_choice?: object;
  max_tokens?: number;
  max_completion_tokens?: number;
};
type Reply = { content: string } | { status: number; message: string } | { silence: true } | { hangUp: true };

/** What a server refuses, with its message. */
type Takes = {
  /** vLLM, OpenAI and recent versions of Ollama and llama.cpp take a schema for the text; others tools, or neither. */
  schema: boolean;
  tools: boolean;
  /**
   * Reasoning models of OpenAI refuse `max_tokens`:
   * https://platform.openai.com/docs/api-reference/chat/create#chat-create-max_tokens.
   */
  maxTokens: boolean;
};

const models = ['gemma3:4b', 'qwen3'];

function refusal(request: ChatRequest, takes: Takes): [status: number, message: string] | undefined {
  if (!models.some((id) => id === request.model || id.split(':')[0] === request.model))
    return [404, `model "${request.model}" not found, try pulling it first`];
  if (request.response_format && !takes.schema) return [400, 'response_format json_schema is not supported'];
  if (request.tools && !takes.tools) return [400, `${request.model} does not support tools`];
  if (request.max_tokens && !takes.maxTokens)
    return [400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."];
  if (
    request.messages[0]?.role !== 'system' ||
    request.messages.slice(1).some(({ role }) => role === 'system')
  )
    return [400, 'The system message must come first.'];
  return undefined;
}

/**
 * A stub of a server with OpenAI's chat completions. It gives each reply once and then repeats the last one. A reply may
 * be made from the request. An answer is sent as the text or as the call of a tool, as it was asked for.
 */
export async function startOpenAi(takes: Takes = { schema: true, tools: true, maxTokens: true }) {
  const requests: ChatRequest[] = [];
  let replies: (Reply | ((request: ChatRequest) => Reply))[] = [];
  const server = createServer(async (incoming, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (incoming.url === '/v1/models') return send(200, { data: models.map((id) => ({ id })) });
    if (incoming.url !== '/v1/chat/completions' || incoming.method !== 'POST')
      return send(404, { error: { message: 'Not found' } });
    const { authorization } = incoming.headers;
    const request = { authorization, ...((await json(incoming)) as Omit<ChatRequest, 'authorization'>) };
    requests.push(request);
    const refused = refusal(request, takes);
    if (refused) return send(refused[0], { error: { message: refused[1] } });
    const next = replies.length > 1 ? replies.shift() : replies[0];
    const reply = typeof next === 'function' ? next(request) : next;
    if (!reply || 'silence' in reply) return;
    if ('hangUp' in reply) return incoming.socket.destroy();
    if ('status' in reply) return send(reply.status, { error: { message: reply.message } });
    const message = request.tools
      ? { content: null, tool_calls: [{ function: { arguments: reply.content } }] }
      : { content: reply.content };
    send(200, {
      choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 7, completion_tokens: 3 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    reply: (...next: typeof replies) => {
      requests.length = 0;
      replies = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
