import sharp from 'sharp';
import { photoOf } from '../../../bin/demo/photo.ts';
import { type PictureName, pictureFile } from '../../../bin/demo/pictures.ts';
import { cutOutOf, findPiece, leastConfidence } from '../../../functions/images/cut-out/cut-out.ts';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { type Mask, maskOfScene, renderScene, type Scene } from './render-scene.ts';

/** A picture file with the known mask of its piece. */
export type KnownPicture = { name: string; file: Buffer; mask: Mask };

/** The overlap of a cut-out with the piece (intersection over union), and whether the app would show the cut-out. */
export type Overlap = { name: string; overlap: number; isShown: boolean };

export async function demoPicture(name: PictureName, width = 480): Promise<KnownPicture> {
  const size = { width, height: Math.round((width * 4) / 3) };
  const opacity = await sharp(pictureFile(name)).resize(size).extractChannel('alpha').raw().toBuffer();
  return { name, file: await photoOf(name, width), mask: { ...size, opacity } };
}

export const scenePicture = async (scene: Scene): Promise<KnownPicture> => ({
  name: `${scene.piece.picture} on ${scene.background}`,
  file: await renderScene(scene),
  mask: await maskOfScene(scene),
});

/** Cuts the piece out of a picture and compares the result with the known mask. */
export async function overlapOf({ name, file, mask }: KnownPicture): Promise<Overlap> {
  const photo = await decodePhoto(file);
  const found = await findPiece(photo);
  const { pixels } = await cutOutOf(photo, found);
  let [both, either] = [0, 0];
  mask.opacity.forEach((known, place) => {
    const [is, was] = [(pixels[place * 4 + 3] ?? 0) > 127, known > 127];
    both += Number(is && was);
    either += Number(is || was);
  });
  return { name, overlap: both / either, isShown: found.confidence >= leastConfidence };
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
