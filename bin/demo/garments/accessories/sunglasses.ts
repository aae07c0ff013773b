import { labOf } from '#shared/rules/oklab';
import { gold, ring } from '../cloth/metal.ts';
import { shadowLine, stitches } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import { curve, mirror, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** Acetate frames, folded, on their leather case. */
export function sunglasses(studio: Studio): Garment {
  const { ink, dye } = studio;
  const rim = shape(`
    560 596 .6, 500 560, 360 540, 200 552, 116 560 .5, 108 610 .5, 136 640, 150 740, 220 836,
    350 862, 470 828, 540 730, 566 650
  `);
  const hole = shape(`
    520 622 .7, 440 594, 300 588, 196 612 .7, 184 680, 216 770, 290 818, 380 822, 460 786,
    508 700
  `);
  const bridge = shape('540 584 .4, 600 570, 660 584 .4, 668 660 .5, 640 640, 600 626, 560 640, 532 660 .5');
  const glass = mixed(dye, '#17130f', labOf(dye)[0] > 0.85 ? 0.18 : 0.45);
  const lens = (side: 'left' | 'right'): Part => ({
    outline: side === 'left' ? hole : mirror(hole),
    dye: glass,
    fabric: 'patent',
    plain: true,
    lift: 0,
    roll: { radius: 10, depth: -5 },
    puff: { radius: 90, depth: 12 },
    over: glare(side === 'left' ? 0 : 500),
  });
  const frame = {
    fabric: 'patent' as const,
    plain: true,
    roll: { radius: 15, depth: 15 },
    puff: { radius: 30, depth: 6 },
  };
  const temple = (side: 1 | -1): Part => ({
    outline: shape([
      [600 + side * 478, 560, 0.4],
      [600 + side * 480, 596, 0.4],
      [600 + side * 300, 636],
      [600 + side * 60, 668],
      [600 - side * 120, 700, 0.6],
      [600 - side * 130, 668, 0.6],
      [600 + side * 60, 628],
      [600 + side * 300, 590],
    ]),
    ...frame,
    dim: 0.12,
    lift: 10,
  });
  const hinge = [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${600 + side * 452} 584)"><rect x="-12" y="-6" width="24" height="12" rx="5" fill="${gold.dark}"/><rect x="-11" y="-5.4" width="22" height="8" rx="4" fill="${gold.base}"/><rect x="-9" y="-4.4" width="16" height="2.6" rx="1.3" fill="${gold.light}"/></g>`,
    )
    .join('');
  const pouch = shape(`
    150 760 .7, 200 640 .7, 600 618, 1000 640 .7, 1050 760 .7, 1058 980, 1046 1170 .7,
    980 1240 .7, 600 1254, 220 1240 .7, 154 1170 .7, 142 980
  `);
  const lid = shape(`
    148 780 .6, 204 640 .7, 600 616, 996 640 .7, 1052 780 .6, 1040 900 .7, 840 990, 600 1030,
    360 990, 160 900 .7
  `);
  const inset = shape(`
    172 790 .6, 218 662 .7, 600 638, 982 662 .7, 1028 790 .6, 1018 888 .7, 832 970, 600 1008,
    368 970, 182 888 .7
  `);
  const down = 170;
  const flat = (y: number): number => 640 + (y - 640) * 0.74 + down;
  const shift = (part: Part): Part => ({
    ...part,
    outline: part.outline.map(([x, y]) => [x, flat(y)] as const),
    ...(part.over ? { over: `<g transform="translate(0 ${flat(0)}) scale(1 .74)">${part.over}</g>` } : {}),
    ...(part.loose ? { loose: `<g transform="translate(0 ${flat(966) - 966})">${part.loose}</g>` } : {}),
  });
  const leather = toned(dye, labOf(dye)[0] > 0.6 ? -0.02 : 0.012, 0.96);
  const snap =
    ring((a) => `<circle cx="600" cy="966" r="18" ${a}/>`, 7) +
    `<circle cx="600" cy="966" r="15" fill="${gold.base}"/><circle cx="596" cy="961" r="6" fill="${gold.light}" opacity=".8"/>`;
  return {
    parts: [
      shift({
        outline: pouch,
        dye: leather,
        fabric: 'calf',
        plain: true,
        roll: { radius: 24, depth: 20 },
        puff: { radius: 110, depth: 44 },
        lift: 8,
      }),
      shift({
        outline: lid,
        dye: leather,
        fabric: 'calf',
        plain: true,
        roll: { radius: 18, depth: 14 },
        puff: { radius: 90, depth: 30 },
        lift: 14,
        over: stitches([...inset, inset[0] ?? [0, 0]], ink, ink.thread, 8),
        loose: snap,
      }),
      temple(-1),
      temple(1),
      lens('left'),
      lens('right'),
      { outline: rim, holes: [hole], ...frame, lift: 16 },
      { outline: mirror(rim), holes: [mirror(hole)], ...frame, lift: 16 },
      { outline: bridge, ...frame, lift: 4, shell: [rim, mirror(rim)], loose: hinge },
    ],
    fabric: studio.fabric ?? 'patent',
    drift: 0.12,
  };
}

const glare = (dx: number): string =>
  `<g transform="translate(${dx} 0)"><path d="M214 640C280 590 380 590 420 600L250 800C206 760 196 700 214 640Z" fill="#fff" opacity=".13"/><path d="M446 606L486 622L330 826L286 816Z" fill="#fff" opacity=".08"/></g>${shadowLine(
    curve('190 606, 350 590, 520 622'),
    { shadow: '#000', light: '#fff', thread: '#000' },
    16,
    0.25,
  )}`;
