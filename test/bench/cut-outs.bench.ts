import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropped, cutOutOf, findPiece } from '#functions/images/cut-out/cut-out';
import { encodeCutOut, encodeVariant, type PixelsOfPhoto } from '#functions/images/variants/encode-variant';
import { cutOutWidths, imageFormats, imageVariants } from '#shared/rules/image-variant';
import { pictureNames } from '../../bin/demo/pictures.ts';
import { phoneJpeg } from '../support/phone-photos.ts';
import { demoPicture, mean, type Overlap, overlapOf, scenePicture } from '../support/scenes/cut-outs.ts';
import { backgroundNames } from '../support/scenes/render-scene.ts';
import { scenesOn } from '../support/scenes/sightings.ts';
import { secondsOf } from './measure.ts';

const scenesEach = 8;
/** A separate seed: the cut-outs were not tuned with its scenes. */
const seed = 41_300;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(7);
const cell = (value: number) => value.toFixed(3).padStart(9);

function print(name: string, overlaps: readonly Overlap[]) {
  const shown = overlaps.filter(({ isShown }) => isShown).map(({ overlap }) => overlap);
  const all = overlaps.map(({ overlap }) => overlap);
  console.log(
    name.padEnd(12),
    String(all.length).padStart(9),
    ...[mean(shown), Math.min(...shown), mean(all), Math.min(...all)].map(cell),
    percent(1 - shown.length / all.length),
  );
}

const shownMean = (overlaps: readonly Overlap[]) =>
  mean(overlaps.filter(({ isShown }) => isShown).map(({ overlap }) => overlap));

describe('cut-outs', () => {
  it('overlap the pieces that are known', { timeout: 600_000 }, async () => {
    const titles = ['pictures', 'shown', 'worst', 'all', 'worst', 'kept'];
    console.log(''.padEnd(12), ...titles.map((title, at) => title.padStart(at === 5 ? 7 : 9)));
    const demo: Overlap[] = [];
    for (const name of pictureNames) demo.push(await overlapOf(await demoPicture(name)));
    print('demo', demo);
    const scenes: Overlap[] = [];
    for (const [index, background] of backgroundNames.entries()) {
      const some: Overlap[] = [];
      for (const scene of scenesOn(background, scenesEach, seed + index))
        some.push(await overlapOf(await scenePicture(scene)));
      print(background, some);
      scenes.push(...some);
    }
    print('all scenes', scenes);
    expect(shownMean(demo)).toBeGreaterThanOrEqual(0.93);
    expect(shownMean(scenes)).toBeGreaterThanOrEqual(0.85);
  });

  it('cost at most twice the variants of a photo', async () => {
    const { data, info } = await sharp(await phoneJpeg())
      .resize(1536)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const photo: PixelsOfPhoto = { pixels: data, width: info.width, height: info.height, channels: 3 };
    const variants: number[] = [];
    const cutOuts: number[] = [];
    for (let round = 0; round < 3; round++) {
      variants.push(
        await secondsOf(async () => {
          for (const variant of imageVariants) await encodeVariant(photo, variant);
        }),
      );
      cutOuts.push(
        await secondsOf(async () => {
          const piece = await cropped(await cutOutOf(photo, await findPiece(photo)));
          for (const format of imageFormats)
            for (const width of cutOutWidths) await encodeCutOut({ ...piece, channels: 4 }, width, format);
        }),
      );
    }
    const ratio = Math.min(...cutOuts) / Math.min(...variants);
    console.log(`A cut-out costs ${ratio.toFixed(2)} × the variants`, cutOuts, variants);
    expect(ratio).toBeLessThanOrEqual(2);
  });
});
