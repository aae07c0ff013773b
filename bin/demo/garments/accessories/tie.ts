import { lengthwise } from '../cloth/gathers.ts';
import { shadowLine } from '../cloth/sewing.ts';
import { curve, ribbon, shape } from '../drawing/geometry.ts';
import { type Garment, placed } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** A silk tie, knotted. */
export function tie(studio: Studio): Garment {
  const { chance, ink } = studio;
  const soft = { roll: { radius: 12, depth: 10 }, puff: { radius: 60, depth: 16 } };
  const neck = curve('580 480, 516 410, 484 334, 508 272, 600 246, 692 272, 716 334, 684 410, 620 480');
  const blade = shape(`
    546 560 .4, 654 560 .4, 702 760, 752 1000, 794 1230 .25, 604 1420 .1, 410 1230 .25, 450 1000,
    500 760
  `);
  const tail = shape('560 560, 650 560, 700 860, 716 1190 .2, 632 1272 .1, 548 1190 .2, 556 860');
  const knot = shape('514 420 .5, 600 406, 686 420 .5, 676 500, 648 590 .5, 600 600, 552 590 .5, 524 500');
  return {
    parts: [
      {
        outline: ribbon(neck, (t) => 78 - 14 * Math.sin(t * Math.PI)),
        ...soft,
        dim: 0.06,
        grain: 90,
        folds: lengthwise(neck, 60, 3, chance, 6),
      },
      { ...placed({ outline: tail, ...soft, grain: 40 }, { turn: -6, about: [600, 560] }), dim: 0.08 },
      {
        outline: blade,
        ...soft,
        grain: 40,
        lift: 14,
        folds: [
          {
            spine: curve('600 560, 606 660, 600 820'),
            width: 22,
            depth: -15,
            ends: [0, 0.8],
          },
          {
            spine: curve('566 570, 558 700, 566 860'),
            width: 16,
            depth: 6,
            ends: [0, 0.8],
          },
          {
            spine: curve('640 570, 656 720, 650 900'),
            width: 16,
            depth: -6,
            ends: [0, 0.8],
          },
          {
            spine: curve('520 1000, 590 1060, 690 1050'),
            width: 40,
            depth: 4,
          },
        ],
        over: shadowLine(curve('418 1228, 604 1408, 786 1228'), ink, 3, 0.2),
      },
      {
        outline: knot,
        ...soft,
        grain: -50,
        lift: 12,
        puff: { radius: 50, depth: 30 },
        folds: [
          {
            spine: curve('540 440, 600 470, 650 540'),
            width: 14,
            depth: -6,
          },
          {
            spine: curve('560 430, 620 450, 660 500'),
            width: 10,
            depth: -4,
          },
        ],
      },
    ],
    fabric: studio.fabric ?? 'silk',
  };
}
