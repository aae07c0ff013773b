import { seam } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, ribbon, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { along } from './shoe-kit.ts';
import { bedOf, dome, insole, lastKnots, pairFromAbove, rimOf, soleFromAbove } from './top-view.ts';

/** A ballerina with a narrow bow and a drawn-in edge. */
export function flats(studio: Studio): Garment {
  const { ink, dye } = studio;
  const outline = shape(lastKnots(studio.variant % 2 === 0 ? 'round' : 'almond'));
  const opening = shape(`
    0 236, 72 262, 108 350, 104 480, 88 620, 90 740, 68 836, 2 864, -66 836, -90 740, -98 620,
    -118 480, -122 350, -80 262
  `);
  const edge = [...opening, opening[0] ?? [0, 0]] as const;
  const gathers: Fold[] = along(edge, 70).map(([x, y]) => {
    const length = Math.hypot(x, y - 520);
    return {
      spine: [
        [x, y],
        [x + (x / length) * 16, y + ((y - 520) / length) * 16],
      ],
      width: 5,
      depth: -2.6,
      ends: [0, 0.8],
    };
  });
  const bowLoop = (side: 1 | -1): Part => ({
    outline: shape([
      [side * 2, 226, 0.4],
      [side * 30, 204],
      [side * 66, 200],
      [side * 74, 226],
      [side * 58, 246],
      [side * 28, 240],
    ]),
    roll: { radius: 6, depth: 6 },
    puff: { radius: 20, depth: 6 },
    lift: 7,
    folds: [
      {
        spine: curve([
          [side * 6, 226],
          [side * 34, 224],
          [side * 62, 222],
        ]),
        width: 6,
        depth: -6,
        ends: [0.05, 0.5],
      },
    ],
  });
  const bowTail = (side: 1 | -1): Part => ({
    outline: ribbon(
      curve([
        [side * 3, 230],
        [side * 22, 262],
        [side * 34, 300],
      ]),
      12,
    ),
    roll: { radius: 5, depth: 4 },
    puff: { radius: 10, depth: 0 },
    lift: 6,
  });
  const shoe: Part[] = [
    soleFromAbove(outline, 3, rimOf(dye)),
    insole(
      [
        [0, 190],
        [118, 330],
        [104, 620],
        [92, 790],
        [2, 872],
        [-92, 790],
        [-110, 620],
        [-130, 330],
      ],
      bedOf(dye),
      ink.shadow,
    ),
    {
      outline,
      holes: [opening],
      ...dome,
      lift: 18,
      folds: [{ spine: [...edge], width: 9, depth: 8, ends: [0, 0] }, ...gathers],
      over: seam(curve('2 864, 2 900'), ink, 0.9),
    },
    {
      outline: ribbon([...edge], 13),
      dye: toned(dye, -0.02),
      roll: { radius: 6, depth: 6 },
      puff: { radius: 10, depth: 0 },
      lift: 5,
    },
    bowTail(-1),
    bowTail(1),
    bowLoop(-1),
    bowLoop(1),
    {
      outline: shape('-9 214, 9 214, 10 240, -9 240'),
      roll: { radius: 6, depth: 6 },
      lift: 5,
    },
  ];
  return { parts: pairFromAbove(shoe), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
