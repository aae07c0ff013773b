import { seam, stitches } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import { curve, offset, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import {
  along,
  broguing,
  eyelet,
  lace,
  leatherVolume,
  overlay,
  profilePair,
  sole,
  soleDye,
  weltLine,
} from './shoe-kit.ts';

/** A leather sole and a stacked heel, seen from the side. */
function leatherSole(edge: string): Part[] {
  return [
    sole(
      [
        [650, 392, 0.2],
        [886, 386, 0.3],
        [880, 450, 0.3],
        [874, 458, 0.3],
        [672, 458, 0.3],
        [662, 436],
      ],
      edge,
      {
        fabric: 'calf',
        lift: 1,
        roll: { radius: 5, depth: 3 },
        over: '<path d="M640 426H900M640 442H900" stroke="#000" stroke-width="2" opacity=".28"/>',
      },
    ),
    sole(
      [
        [22, 394, 0.5],
        [160, 404],
        [420, 406],
        [600, 398],
        [760, 392],
        [894, 384, 0.4],
        [892, 404, 0.4],
        [640, 412],
        [560, 422],
        [400, 436],
        [180, 436],
        [50, 420],
      ],
      edge,
      { fabric: 'calf' },
    ),
  ];
}

/** A capped, laced shoe with punched seams. */
export function oxfords(studio: Studio): Garment {
  const { ink, dye } = studio;
  const upper = shape(`
    878 392 .2, 900 310, 896 220, 876 150 .6, 850 146 .6, 790 176, 716 192, 650 168, 604 116 .5,
    566 104 .6, 480 164, 380 228, 270 268, 160 288, 74 316, 28 358, 26 394 .3, 450 406
  `);
  const lining = shape(
    '876 150 .5, 800 146, 720 148, 660 122, 612 92 .5, 604 122, 654 178, 716 200, 800 182',
  );
  const tongue = shape('640 150, 622 76 .6, 584 66 .6, 548 102, 440 178, 470 214');
  const cap = curve('246 272, 264 310, 262 360, 246 402');
  const quarter = curve('428 204, 470 250, 540 300, 640 336, 740 402');
  const counter = curve('800 178, 770 240, 776 320, 720 400');
  const eyelets = along(curve('606 140, 540 184, 474 222'), 5);
  const shoe: Part[] = [
    ...leatherSole(soleDye(dye)),
    {
      outline: lining,
      dye: mixed(dye, '#b08f6d', 0.3),
      fabric: 'calf',
      plain: true,
      dim: 0.35,
      lift: 0,
      puff: { radius: 20, depth: 6 },
    },
    { outline: tongue, ...leatherVolume, puff: { radius: 30, depth: 8 }, lift: 6 },
    {
      outline: upper,
      ...leatherVolume,
      fabric: studio.fabric ?? 'calf',
      folds: [
        {
          spine: curve('318 256, 334 300, 322 350'),
          width: 13,
          depth: -4,
        },
        {
          spine: curve('362 240, 384 300, 376 350'),
          width: 12,
          depth: -4,
        },
      ],
      over: [
        seam(cap, ink, 1.2),
        stitches(offset(cap, -6), ink, ink.thread, 4.5),
        broguing(offset(cap, -15), ink, 22),
        seam(quarter, ink, 1.2),
        stitches(offset(quarter, -6), ink, ink.thread, 4.5),
        broguing(offset(quarter, -15), ink, 44),
        seam(counter, ink, 1.1),
        stitches(offset(counter, 6), ink, ink.thread, 4.5),
        broguing(offset(counter, 14), ink, 30),
        stitches(curve('646 178, 716 210, 800 190, 866 164'), ink, ink.thread, 4.5),
      ].join(''),
    },
    overlay(
      [
        [616, 118, 0.5],
        [580, 112, 0.6],
        [500, 166],
        [424, 216, 0.5],
        [446, 240, 0.6],
        [520, 226],
        [600, 184],
        [640, 162, 0.5],
      ],
      {
        lift: 4,
        over: stitches(curve('440 230, 520 214, 596 172, 626 150'), ink, ink.thread, 4.5),
        loose:
          eyelets.map((place) => eyelet(place, 5, toned(dye, -0.08))).join('') +
          eyelets.map(([x, y]) => lace([x, y], [x - 36, y - 30], 9, toned(dye, -0.06, 0.7))).join(''),
      },
    ),
    weltLine(curve('28 392, 120 402, 420 406, 640 400'), toned(dye, -0.12, 0.8), 13),
  ];
  return { parts: profilePair(shoe, 480), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
