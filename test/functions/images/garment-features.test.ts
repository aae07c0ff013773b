import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { garmentFeaturesOf } from '#functions/images/garment/garment-features';
import { likelyCategoriesOf } from '#functions/images/garment/likely-categories';
import { subjectIn } from '#functions/images/subject-color/subject-in';
import { slotOf } from '#shared/catalog';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';

async function subjectOf(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>${drawing}</svg>`;
  return subjectIn(await thumbnailOf(await decodePhoto(await sharp(Buffer.from(svg)).png().toBuffer())));
}
async function featuresOf(drawing: string) {
  const { image, opacity } = await subjectOf(drawing);
  return garmentFeaturesOf(image, opacity) ?? expect.fail('There is no piece.');
}

const trousers = '<path d="M90 40 H210 L225 370 H165 L150 140 L135 370 H75 Z" fill="#27335c"/>';
const shirt =
  '<path d="M110 80 H190 L270 160 L240 190 L215 165 V330 H85 V165 L60 190 L30 160 Z" fill="#a82830"/>';
const shoes = [40, 160]
  .map((x) => `<ellipse cx="${x + 50}" cy="200" rx="42" ry="110" fill="#432c20"/>`)
  .join('');

describe('the features of a piece', () => {
  it('tell two legs below and one waist above', async () => {
    const features = await featuresOf(trousers);
    expect([features['parts at 10 %'], features['parts at 80 %']]).toEqual([1, 2]);
    expect(features['aspect']).toBeGreaterThan(0.5);
    expect(features['denim']).toBeGreaterThan(0.5);
  });

  it('tell sleeves: it is widest above the middle, and alike on both sides', async () => {
    const features = await featuresOf(shirt);
    expect(features['width at 30 %']).toBeGreaterThan((features['width at 80 %'] ?? 1) + 0.2);
    expect(features['symmetry']).toBeGreaterThan(0.95);
    expect(features['solidity']).toBeLessThan(0.9);
  });

  it('tell a pair: two parts of the same size', async () => {
    const features = await featuresOf(shoes);
    expect(features['parts']).toBe(2);
    expect(features['second part']).toBeCloseTo(0.5, 1);
  });

  it('are the same for a piece at another place and of another size', async () => {
    const small = await featuresOf(`<g transform="translate(40 90) scale(.7)">${trousers}</g>`);
    const large = await featuresOf(trousers);
    for (const name of ['aspect', 'fill', 'solidity', 'symmetry', 'width at 50 %'])
      expect(Math.abs((small[name] ?? 9) - (large[name] ?? 0)), name).toBeLessThan(0.1);
  });

  it('are none without a piece, and finite for a speck and for what fills the photo', async () => {
    const { image } = await subjectOf(trousers);
    const nothing = new Float32Array(image.width * image.height);
    expect(garmentFeaturesOf(image, nothing)).toBeNull();
    for (const features of [
      garmentFeaturesOf(
        image,
        nothing.map(() => 1),
      ),
      garmentFeaturesOf(
        image,
        nothing.map((_, place) => Number(place % image.width === 40)),
      ),
    ])
      for (const value of Object.values(features ?? {})) expect(value).toSatisfy(Number.isFinite);
  });
});

describe('the likely categories', () => {
  it('are of the slot of the piece', async () => {
    for (const [drawing, slot] of [
      [trousers, 'bottom'],
      [shoes, 'shoes'],
    ] as const) {
      const [best] = likelyCategoriesOf(await subjectOf(drawing));
      expect(slotOf(best?.category ?? '')).toBe(slot);
    }
  });

  it('are few, likeliest first, and together at most 1', async () => {
    const found = likelyCategoriesOf(await subjectOf(shirt)).map(({ probability }) => probability);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
    expect(found.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1.001);
  });
});
