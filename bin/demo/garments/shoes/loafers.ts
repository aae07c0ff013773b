import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { curve, offset, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { along } from './shoe-kit.ts';
import {
  apronLine,
  bedOf,
  dome,
  insole,
  lastKnots,
  pairFromAbove,
  rimOf,
  soleFromAbove,
} from './top-view.ts';

/** The penny loafer, from above. */
export function loafers(studio: Studio): Garment {
  const { ink, dye } = studio;
  const outline = shape(lastKnots('almond'));
  const opening = shape(
    '0 446 .8, 56 470, 84 560, 80 740, 58 828, 2 852, -56 828, -82 740, -90 560, -62 470',
  );
  const apron = apronLine(470);
  const strap = shape(`
    -158 322 .4, -90 300, 0 292, 90 298, 152 316 .4, 148 440 .4, 90 402, 0 392, -92 404,
    -158 446 .4
  `);
  const slot = shape(`
    -58 332 .3, -30 332 .4, 0 342 .6, 30 332 .4, 58 332 .3, 52 350 .4, 58 366 .3, 0 372,
    -58 366 .3, -52 350 .4
  `);
  const tongue = shape('-64 392 .3, 64 392 .3, 72 450, 48 486 .7, 0 496, -50 486 .7, -76 450');
  const pleats: Fold[] = along(apron, 40)
    .slice(6, -6)
    .map(([x, y]) => ({
      spine: [
        [x, y],
        [x + (x > 0 ? 15 : -15), y - 12 + Math.abs(x) * 0.08],
      ],
      width: 5,
      depth: -3.4,
      ends: [0, 0.6],
    }));
  const shoe: Part[] = [
    soleFromAbove(outline, 7, rimOf(dye)),
    insole(
      [
        [0, 380],
        [90, 480],
        [92, 740],
        [2, 866],
        [-94, 740],
        [-98, 480],
      ],
      bedOf(dye),
      ink.shadow,
    ),
    {
      outline,
      holes: [opening],
      ...dome,
      lift: 20,
      folds: [
        { spine: apron, width: 9, depth: 9, ends: [0.08, 0.08] },
        { spine: offset(apron, 11), width: 8, depth: -6, ends: [0.08, 0.08] },
        ...pleats,
        { spine: [...opening, opening[0] ?? [0, 0]], width: 12, depth: 9, ends: [0, 0] },
      ],
      over:
        shadowLine(offset(apron, 9), ink, 4, 0.4) +
        seam(curve('0 852, 2 900'), ink) +
        stitches(offset([...opening, opening[0] ?? [0, 0]], -14), ink, ink.thread, 5),
    },
    {
      outline: tongue,
      roll: { radius: 9, depth: 7 },
      puff: { radius: 40, depth: 10 },
      lift: 10,
      over: stitches(curve('-60 450, -40 474, 0 483, 40 474, 58 450'), ink, ink.thread, 5),
    },
    {
      outline: strap,
      shell: [outline],
      ...dome,
      lift: 9,
      folds: [
        {
          spine: curve('-140 436, -90 396, 0 384, 90 394, 140 430'),
          width: 9,
          depth: 5,
          ends: [0.05, 0.05],
        },
        {
          spine: curve('-140 326, -90 308, 0 300, 90 306, 140 322'),
          width: 9,
          depth: 5,
          ends: [0.05, 0.05],
        },
      ],
      over:
        stitches(curve('-156 432, -92 392, 0 380, 90 390, 148 426'), ink, ink.thread, 5) +
        stitches(curve('-156 334, -90 312, 0 304, 90 310, 152 328'), ink, ink.thread, 5),
    },
    { outline: slot, dim: 0.62, lift: 0, puff: { radius: 12, depth: -6 } },
  ];
  return { parts: pairFromAbove(shoe), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
