import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { requireVariable } from '../platform/environment.ts';

/** The response of Stability AI's models on Bedrock. A finish reason says why a picture was withheld. */
const Answer = z.object({
  images: z.array(z.base64()).min(1),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

/**
 * Returns a function that sends a request to the model of Stability AI on Bedrock that is configured for a use, and
 * returns the picture file. It throws if the model withholds the picture, or does not respond within this time,
 * including retries.
 */
export function imageModel(use: 'CUT_OUT' | 'IMAGE', milliseconds: number) {
  const modelId = requireVariable(`${use}_MODEL_ID`);
  const client = new BedrockRuntimeClient({ region: requireVariable(`${use}_MODEL_REGION`), maxAttempts: 2 });
  return async (request: object): Promise<Buffer> => {
    const { body } = await client.send(
      new InvokeModelCommand({
        modelId,
        contentType: 'application/json',
        accept: 'application/json',
        body: JSON.stringify(request),
      }),
      { abortSignal: AbortSignal.timeout(milliseconds) },
    );
    const { images, finish_reasons: reasons } = Answer.parse(JSON.parse(body.transformToString()));
    if (reasons[0]) throw new Error(`The model held its picture back: ${reasons[0]}`);
    return Buffer.from(images[0] ?? '', 'base64');
  };
}
