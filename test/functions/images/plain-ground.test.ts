import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { labImageOf } from '#functions/images/subject-color/lab-image';
import { pieceOnPlainGround } from '#functions/images/subject-color/plain-ground';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';

/** Finds the piece in a drawing of 300 by 400 pixels. Returns its share, and whether a place belongs to it. */
async function pieceOf(drawing: string, ground = '#ffffff') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${ground}"/>${drawing}</svg>`;
  const thumbnail = await thumbnailOf(await decodePhoto(await sharp(Buffer.from(svg)).png().toBuffer()));
  const mask = pieceOnPlainGround(labImageOf(thumbnail));
  return (
    mask && {
      share: mask.reduce((sum, value) => sum + value, 0) / mask.length,
      at: (x: number, y: number) =>
        mask[
          Math.floor((y / 400) * thumbnail.height) * thumbnail.width + Math.floor((x / 300) * thumbnail.width)
        ],
    }
  );
}

describe('a piece on a plain ground', () => {
  it('is found, though it be of nearly the color of the ground', async () => {
    for (const [shirt, ground] of [
      ['#a82830', '#ffffff'],
      ['#f0efec', '#ffffff'],
      ['#d2bf9f', '#b9b9b9'],
      ['#101011', '#3a3d42'],
    ] as const) {
      const piece = await pieceOf(`<rect x="75" y="100" width="150" height="200" fill="${shirt}"/>`, ground);
      expect(piece?.share, shirt).toBeGreaterThan(0.23);
      expect(piece?.share, shirt).toBeLessThan(0.28);
    }
  });

  it('has no soft shadow', async () => {
    const piece = await pieceOf(
      '<filter id="b"><feGaussianBlur stdDeviation="16"/></filter><ellipse cx="170" cy="330" rx="90" ry="26" fill="#d8d8d8" filter="url(#b)"/><rect x="75" y="100" width="150" height="200" fill="#2c56ad"/>',
    );
    expect(piece?.at(150, 200)).toBe(1);
    expect(piece?.at(190, 345)).toBe(0);
  });

  it('has the ground in its handle as a hole', async () => {
    const piece = await pieceOf(
      '<path d="M110 200 V120 H190 V200" fill="none" stroke="#432c20" stroke-width="14"/><rect x="70" y="200" width="160" height="120" fill="#69452f"/>',
    );
    expect(piece?.at(150, 160)).toBe(0);
    expect(piece?.at(150, 260)).toBe(1);
  });

  it('in the very color of the ground is no hole in its seams', async () => {
    const piece = await pieceOf(
      '<rect x="75" y="100" width="150" height="200" fill="#ffffff" stroke="#c8c8c8" stroke-width="6"/>',
    );
    expect(piece?.at(150, 200)).toBe(1);
  });

  it('is not told from a ground of several colors or of grain, and is none where there is only ground', async () => {
    expect(await pieceOf('')).toBeNull();
    const stripes = Array.from(
      { length: 10 },
      (_, at) => `<rect x="${at * 60}" width="30" height="400" fill="#b5332e"/>`,
    );
    expect(await pieceOf(stripes.join(''))).toBeNull();
    const grain =
      '<filter id="n"><feTurbulence baseFrequency=".6" numOctaves="2"/></filter><rect width="300" height="400" filter="url(#n)" opacity=".5"/>';
    expect(
      await pieceOf(`${grain}<rect x="75" y="100" width="150" height="200" fill="#2c56ad"/>`),
    ).toBeNull();
  });
});
