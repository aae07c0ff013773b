import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';

type ImageModel = {
  modelId: string;
  region: string;
  /** The longest wait for the model in milliseconds, including retries. */
  milliseconds: number;
};

/** The response of Stability AI's models on Bedrock. A finish reason says why a picture was withheld. */
const Answer = z.object({
  images: z.array(z.base64()).min(1),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

/**
 * Returns a function that sends a request to one of Stability AI's models on Bedrock and returns the picture file. The
 * function throws if the model does not respond in time or withholds the picture.
 */
export function imageModel({ modelId, region, milliseconds }: ImageModel) {
  const client = new BedrockRuntimeClient({ region, maxAttempts: 2 });
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
