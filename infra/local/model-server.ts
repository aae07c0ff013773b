import * as z from 'zod';
import { names } from './names.ts';

/** A server with OpenAI's chat completions, as `MODEL_URL`, `MODEL` and `MODEL_KEY` name it. */
export type ModelServer = { name: 'openai'; url: string; modelId: string; keySecret: string };

/** The server of the environment, or null if it names none. */
export function modelServer(): ModelServer | null {
  const { MODEL_URL: url, MODEL: modelId = '', MODEL_KEY: key } = process.env;
  return url ? { name: 'openai', url, modelId, keySecret: key ? names.modelKeySecret : 'none' } : null;
}

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
const milliseconds = 3000;
/** The most models that are listed. */
const listed = 8;

/** Asks the server for its models, and says in a line whether it has the named one. */
export async function greetModelServer({ url, modelId }: ModelServer): Promise<string> {
  const { MODEL_KEY: key } = process.env;
  const fallback = 'Until it does, the built-in stylist answers.';
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/models`, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(milliseconds),
    });
    if (!response.ok) return `The model server ${url} answers with ${response.status}. ${fallback}`;
    const ids = Models.parse(await response.json()).data.map(({ id }) => id);
    // Ollama names the version after a colon, which may be left out.
    if (ids.some((id) => id === modelId || id.split(':')[0] === modelId))
      return `Model: ${modelId} at ${url}`;
    const names = ids.slice(0, listed).join(', ') || 'none';
    return modelId
      ? `The model server ${url} has no model ${modelId}. It has: ${names}. ${fallback}`
      : `MODEL must name one of the models of ${url}: ${names}. ${fallback}`;
  } catch {
    return `The model server ${url} does not answer. ${fallback}`;
  }
}
