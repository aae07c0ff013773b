import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import sharp from 'sharp';
import * as z from 'zod';
import { itemNameOf } from '#shared/rules/item-name';
import { shorten } from '#shared/rules/shorten';
import type { PieceToDraw } from '../../domain/outfit-picture.ts';
import { requireVariable } from '../../platform/environment.ts';
import { measure } from '../../platform/measure.ts';
import { type Picture, pictureSize } from './picture.ts';

const modelId = requireVariable('IMAGE_MODEL_ID');
/** The longest wait for the model, retries included: the workflow gives a picture 40 s. */
const milliseconds = 25_000;
/** Larger than any model's output; a file that claims more pixels is refused before it is decoded. */
const mostPixels = 4096 * 4096;
const pieceLength = 120;

/** The answer of Stability AI's image models on Bedrock; a finish reason says why a picture was withheld. */
const Answer = z.object({
  images: z.array(z.base64()).min(1),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

const client = new BedrockRuntimeClient({ region: requireVariable('IMAGE_MODEL_REGION'), maxAttempts: 2 });

/** A picture of an outfit that an image model generates from the names and descriptions of its pieces. */
export async function imagineOutfit(pieces: readonly PieceToDraw[]): Promise<Picture> {
  const { body } = await client.send(
    new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body: JSON.stringify({ prompt: promptFor(pieces), aspect_ratio: '4:5', output_format: 'png' }),
    }),
    { abortSignal: AbortSignal.timeout(milliseconds) },
  );
  const { images, finish_reasons: reasons } = Answer.parse(JSON.parse(body.transformToString()));
  const [image = ''] = images;
  if (reasons[0]) throw new Error(`The model held its picture back: ${reasons[0]}`);
  measure('ModelPictures', {});
  return sharp(Buffer.from(image, 'base64'), { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ ...pictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The prompt for the image model. */
export const promptFor = (pieces: readonly PieceToDraw[]) =>
  `Flat lay photograph of one outfit on warm paper, soft daylight, seen from above, nobody in it, no writing: ${pieces
    .map(nameOf)
    .join('; ')}.`;

/** The user's texts about a piece, without control characters and cut to 120 characters. */
const nameOf = (piece: PieceToDraw) =>
  shorten(
    [itemNameOf(piece), piece.description]
      .filter(Boolean)
      .join(', ')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp};]+/gu, ' '),
    pieceLength,
  );
