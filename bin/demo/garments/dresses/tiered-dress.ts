import { drapeOf, drapeOutline } from '../cloth/drape.ts';
import { gathersUnder } from '../cloth/gathers.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { join, mirror, offset, pathData, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { wovenLabel } from '../tops/neck.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { backOf } from './back.ts';

/** To the floor: puffed sleeves, a square neck, three gathered tiers. */
export function maxiDress({ chance, ink, fabric }: Studio): Garment {
  const cut: TorsoCut = {
    neck: { half: 122, front: 120, back: 30 },
    shoulder: { half: 206, drop: 36 },
    underarm: { half: 226, y: 262, inset: 18 },
    waist: { half: 206, y: 400 },
    hem: { half: 204, y: 440, dip: 6 },
  };
  const torso = torsoOf(cut);
  const neckline = through(`
    -122 0 .3, -118 80, -112 126 .3, -60 136, 0 138, 60 136, 112 126 .3, 118 80, 122 0 .3
  `);
  const outline = join(neckline, torso.frame, torso.hem.slice(1), reverse(mirror(torso.frame)));
  const sleeves = ([-1, 1] as const).map((side) =>
    sleeveOf(cut, { length: 232, angle: 60, cuff: 150, fullness: 48, bend: 0 }, side, chance),
  );
  const tiers = [
    { top: 432, bottom: 708, halves: [206, 262, 292], folds: 11 },
    { top: 700, bottom: 1000, halves: [290, 334, 360], folds: 13 },
    { top: 990, bottom: 1330, halves: [358, 404, 430], folds: 14 },
  ].map((tier) => drapeOf({ ...tier, depth: 17, dip: 16, start: 0 }, chance));
  const tierParts = tiers.map((drape, i): Part => {
    const half = drape.halfAt(drape.top);
    return {
      outline: drapeOutline(drape, i === 0 ? 6 : 15),
      field: drape.field,
      folds: gathersUnder(
        -half,
        half,
        drape.top - 300,
        { count: 30, length: 130, depth: 7, fan: 1.12, dip: i === 0 ? 6 : 14 },
        chance,
      ),
      lift: 4,
      crease: 0.4,
      over: i === 2 ? stitches(offset(drape.hem, 14).slice(3, -3), ink, ink.thread, 5) : '',
    };
  });
  return {
    parts: [
      {
        ...backOf(neckline, through('-122 0 .3, -100 40, 0 52, 100 40, 122 0 .3')),
        over: wovenLabel(-28, 60, 56, 24),
      },
      ...sleeves.map((sleeve, i): Part => {
        const gather = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.94].flatMap((s): Fold[] => [
          {
            spine: [sleeve.place(1, s), sleeve.place(0.8, s), sleeve.place(0.58, s + (chance() - 0.5) * 0.1)],
            width: 10,
            depth: -6 - chance() * 3,
            ends: [0, 0.8],
          },
          {
            spine: [
              sleeve.place(0.05, s),
              sleeve.place(0.2, s),
              sleeve.place(0.42, s + (chance() - 0.5) * 0.1),
            ],
            width: 10,
            depth: -5 - chance() * 3,
            ends: [0, 0.8],
          },
        ]);
        return {
          outline: sleeve.outline,
          shell: [outline],
          folds: gather,
          grain: sleeve.grain,
          puff: { radius: 60, depth: 40 },
          loose: `<path d="${pathData(offset(sleeve.cuff, i === 0 ? 10 : -10))}" fill="none" stroke="${ink.shadow}" stroke-width="2" opacity=".4"/>`,
        };
      }),
      ...[...tierParts].reverse(),
      {
        outline,
        folds: torsoFolds(cut, chance, 0.7),
        lift: 5,
        over:
          seam(torso.armhole.left, ink) +
          seam(reverse(torso.armhole.right), ink) +
          stitches(offset(neckline, 9), ink, ink.thread, 5) +
          seam(through('0 138, 0 446'), ink, 0.8),
      },
    ],
    fabric: fabric ?? 'poplin',
    upright: true,
  };
}
