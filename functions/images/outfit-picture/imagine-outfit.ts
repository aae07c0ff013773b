import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import sharp from 'sharp';
import * as z from 'zod';
import { itemNameOf } from '#shared/rules/item-name';
import type { PieceToDraw } from '../../domain/outfit-picture.ts';
import { requireVariable } from '../../platform/environment.ts';
import { type Picture, pictureSize } from './picture.ts';

const modelId = requireVariable('IMAGE_MODEL_ID');
const milliseconds = 25_000;
/** No model draws as much; whatever claims to be larger is no picture. */
const mostPixels = 4096 * 4096;
const pieceLength = 120;

/** What Stable Image models on Bedrock answer; a reason says why a picture was held back. */
const Answer = z.object({
  images: z.array(z.base64()).min(1),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

const client = new BedrockRuntimeClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: milliseconds },
});

/** A picture of an outfit as a model imagines it from what its pieces are called. */
export async function imagineOutfit(pieces: readonly PieceToDraw[]): Promise<Picture> {
  const { body } = await client.send(
    new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body: JSON.stringify({ prompt: promptFor(pieces), aspect_ratio: '4:5', output_format: 'png' }),
    }),
  );
  const { images, finish_reasons: reasons } = Answer.parse(JSON.parse(body.transformToString()));
  const [image = ''] = images;
  if (reasons[0]) throw new Error(`The model held its picture back: ${reasons[0]}`);
  return sharp(Buffer.from(image, 'base64'), { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ ...pictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export const promptFor = (pieces: readonly PieceToDraw[]) =>
  `Flat lay photograph of one outfit on warm paper, soft daylight, seen from above, nobody in it, no writing: ${pieces
    .map(nameOf)
    .join('; ')}.`;

/** What people typed about a piece, on one line and short. */
const nameOf = (piece: PieceToDraw) =>
  [itemNameOf(piece), piece.description]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp};]+/gu, ' ')
    .slice(0, pieceLength);
