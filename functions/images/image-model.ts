import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';

type ImageModel = {
  modelId: string;
  region: string;
  /** The longest wait for the model, retries included. */
  milliseconds: number;
};

/** The answer of Stability AI's models on Bedrock; a finish reason says why a picture was withheld. */
const Answer = z.object({
  images: z.array(z.base64()).min(1),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

/**
 * Makes a function that sends a request to one of Stability AI's models on Bedrock and returns the file of its picture.
 * It throws where the model cannot be asked in time, or withholds its picture.
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
