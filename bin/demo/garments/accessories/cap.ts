import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { curve, type Line, offset, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** A six-panel cap, turned a little to the left. */
export function cap(studio: Studio): Garment {
  const { ink, dye } = studio;
  const crown = shape(`
    300 930 .5, 286 780, 316 600, 420 440, 600 376, 800 420, 940 560, 1004 760, 1004 930 .5,
    860 972, 660 952, 470 934
  `);
  const bill = shape(`
    306 900 .5, 480 900, 700 930, 830 968 .5, 760 1080, 600 1178, 400 1216, 212 1176,
    128 1084 .9, 180 980
  `);
  const top = [606, 378] as const;
  const seams: Line[] = [
    curve([top, [470, 520], [420, 720], [430, 930]]),
    curve([top, [700, 520], [740, 740], [730, 950]]),
    curve([top, [820, 480], [930, 660], [966, 940]]),
    curve([top, [400, 470], [316, 640], [292, 880]]),
  ];
  const holes = [
    [520, 600],
    [660, 590],
    [830, 600],
    [390, 610],
  ].map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="10" ry="11" fill="none" stroke="${ink.thread}" stroke-width="5"/><ellipse cx="${x}" cy="${y}" rx="5" ry="6" fill="#17120f" opacity=".8"/>`,
  );
  const rows = [0.12, 0.28, 0.44, 0.6, 0.76, 0.9].map((t) =>
    stitches(
      curve([
        [306 - 150 * t, 900 + 100 * t + 90 * t * t],
        [420, 930 + 270 * t],
        [600 + 10 * t, 930 + 240 * t],
        [826 - 80 * t, 968 + 110 * t],
      ]),
      ink,
      ink.thread,
      7,
    ),
  );
  return {
    parts: [
      {
        outline: crown,
        roll: { radius: 22, depth: 18 },
        puff: { radius: 170, depth: 150 },
        lift: 14,
        folds: [
          ...seams.map((line): Fold => ({ spine: line, width: 12, depth: -5, ends: [0, 0] })),
          {
            spine: curve('560 470, 540 640, 560 800'),
            width: 60,
            depth: 10,
          },
          {
            spine: curve('880 640, 860 760, 880 880'),
            width: 30,
            depth: -6,
          },
        ],
        over:
          seams
            .map(
              (line) =>
                seam(line, ink) +
                stitches(offset(line, 8), ink, ink.thread, 6) +
                stitches(offset(line, -8), ink, ink.thread, 6),
            )
            .join('') + holes.join(''),
      },
      {
        outline: shape('572 372, 606 350, 642 370, 634 392, 606 398, 580 392'),
        roll: { radius: 10, depth: 12 },
        lift: 6,
      },
      {
        outline: bill,
        roll: { radius: 16, depth: 14 },
        puff: { radius: 120, depth: 60 },
        lift: 12,
        folds: [
          {
            spine: curve('420 930, 400 1060, 370 1190'),
            width: 120,
            depth: 22,
            ends: [0.2, 0.2],
          },
        ],
        over: rows.join('') + shadowLine(curve('306 902, 480 902, 700 932, 830 970'), ink, 16, 0.4),
      },
    ],
    fabric: studio.fabric ?? 'gabardine',
    dye,
    drift: 0.3,
  };
}
