import { labOf } from '#shared/rules/oklab';
import { stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, offset, ribbon, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { along } from './shoe-kit.ts';
import { lastKnots, pairFromAbove, rimOf, soleFromAbove } from './top-view.ts';

/** Two broad buckled straps over a shaped bed. */
export function sandals(studio: Studio): Garment {
  const { ink, dye } = studio;
  const outline = shape(lastKnots('round'));
  const bedDye = toned(dye, labOf(dye)[0] > 0.5 ? -0.03 : 0.04, 0.95);
  const strap = (y: number, lean: number, width: number, reach: number): Part[] => {
    const spine = curve([
      [-reach - 6, y + 6 + lean],
      [-reach * 0.6, y - 22 + lean * 0.6],
      [0, y - 34],
      [reach * 0.6, y - 22 - lean * 0.6],
      [reach - 6, y + 8 - lean],
    ]);
    const tail = curve([
      [-reach * 0.98, y - 8 + lean],
      [-reach * 0.5, y - 26 + lean * 0.5],
      [-reach * 0.05, y - 35],
    ]);
    return [
      {
        outline: ribbon(spine, width),
        roll: { radius: 12, depth: 10 },
        puff: { radius: 90, depth: 54 },
        lift: 18,
        over:
          stitches(offset(spine, width / 2 - 9), ink, ink.thread, 5) +
          stitches(offset(spine, 9 - width / 2), ink, ink.thread, 5),
      },
      {
        outline: ribbon(tail, width * 0.46),
        roll: { radius: 7, depth: 5 },
        puff: { radius: 20, depth: 4 },
        lift: 6,
        over: along(tail, 5)
          .map(([x, py]) => `<circle cx="${x}" cy="${py}" r="4" fill="#17120f" opacity=".7"/>`)
          .join(''),
        loose: metalFrame(-reach * 0.42, y - 26 + lean * 0.45, width * 0.34, width * 0.66),
      },
    ];
  };
  const shoe: Part[] = [
    soleFromAbove(outline, 5, rimOf(dye)),
    {
      outline,
      dye: bedDye,
      fabric: 'suede',
      plain: true,
      roll: { radius: 22, depth: 14 },
      puff: { radius: 70, depth: -20 },
      lift: 5,
      folds: [
        {
          spine: curve('-70 120, 0 156, 80 116'),
          width: 40,
          depth: -7,
        },
        {
          spine: curve('0 700, 2 790'),
          width: 70,
          depth: -12,
        },
        {
          spine: curve('118 430, 96 560'),
          width: 40,
          depth: 8,
        },
      ],
      over: `${stitches(offset([...outline, outline[0] ?? [0, 0]], 14), ink, ink.thread, 5)}<g fill="none" stroke="${ink.shadow}" opacity=".5"><path d="M-32 772h64" stroke-width="5"/><path d="M-18 788h36" stroke-width="2.4"/></g>`,
    },
    ...strap(262, -4, 112, 172),
    ...strap(452, 8, 104, 146),
  ];
  return { parts: pairFromAbove(shoe), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}

function metalFrame(x: number, y: number, width: number, height: number): string {
  const rect = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="6" fill="none"`;
  return `<g transform="translate(${x} ${y})">${rect} stroke="#000" stroke-opacity=".3" stroke-width="8" transform="translate(2 4)"/>${rect} stroke="#7d6133" stroke-width="8"/>${rect} stroke="#c7a35f" stroke-width="5.6"/>${rect} stroke="#f3e2b4" stroke-width="1.6" transform="translate(-1 -1.2)"/><path d="M${-width / 2} 0h${width + 4}" stroke="#7d6133" stroke-width="6"/><path d="M${-width / 2} -1h${width + 3}" stroke="#e6cd91" stroke-width="3"/></g>`;
}
