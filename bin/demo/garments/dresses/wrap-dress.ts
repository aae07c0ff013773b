import { drapeOf, drapeOutline } from '../cloth/drape.ts';
import { gathersUnder } from '../cloth/gathers.ts';
import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { join, mirror, move, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { wovenLabel } from '../tops/neck.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { backOf } from './back.ts';

/** A wrap dress to the knee: a crossed front, short sleeves, a tie at the waist. */
export function dress({ chance, ink, fabric }: Studio): Garment {
  const cut: TorsoCut = {
    neck: { half: 104, front: 210, back: 18 },
    shoulder: { half: 232, drop: 54 },
    underarm: { half: 246, y: 280, inset: 26 },
    waist: { half: 196, y: 486 },
    hem: { half: 192, y: 520, dip: 6 },
  };
  const torso = torsoOf(cut);
  const [cross, cover] = [
    through('-104 0, -66 120, 10 262, 130 420 .6, 186 474 .5'),
    through('104 0, 70 120, -10 268, -130 424 .6, -190 486 .5'),
  ];
  const sleeves = ([-1, 1] as const).map((side) =>
    sleeveOf(cut, { length: 236, angle: 57, cuff: 196, fullness: 14, bend: 0 }, side, chance),
  );
  const lower = through('192 520 .5, 0 528, -192 520 .5');
  const frame = torso.frame;
  const left = join(reverse(cross), mirror(frame), reverse(lower).slice(1, 60), [at(186, 474)]);
  const right = join(reverse(cover), frame, lower.slice(1));
  const drape = drapeOf(
    { top: 516, bottom: 1120, halves: [192, 258, 306, 346, 384], folds: 8, depth: 30, dip: 26, start: 0.1 },
    chance,
  );
  const wrap = through('-150 520, -118 700, -96 900, -84 1160');
  const folds = torsoFolds({ ...cut, hem: { half: 210, y: 520, dip: 6 } }, chance, 0.8);
  const shell = [right, left];
  const bodiceFolds = [
    ...folds,
    ...[0, 1, 2, 3].map(
      (i): Fold => ({
        spine: through([
          [-176 + i * 14, 500 - i * 16],
          [-60 + i * 30, 400 - i * 20],
          [70 + i * 30, 250 - i * 10],
        ]),
        width: 16,
        depth: -6 + i,
        skew: 0.4,
        ends: [0.05, 0.75],
      }),
    ),
  ];
  return {
    parts: [
      {
        ...backOf(through('-104 0, -66 120, 0 250, 66 120, 104 0'), torso.backNeck),
        over: wovenLabel(-30, 30, 60, 26),
      },
      ...sleeves.map(
        (sleeve, i): Part => ({
          outline: sleeve.outline,
          shell,
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: stitches(offset(sleeve.cuff, i === 0 ? 14 : -14), ink, ink.thread, 5),
        }),
      ),
      {
        outline: drapeOutline(drape),
        field: drape.field,
        folds: gathersUnder(-190, 190, 520, { count: 16, length: 200, depth: 6, fan: 1.25 }, chance),
        over: shadowLine(wrap, ink, 9, 0.4) + stitches(offset(wrap, 10), ink, ink.thread, 5),
      },
      {
        outline: left,
        shell,
        folds: bodiceFolds.map((fold) => ({ ...fold, spine: mirror(fold.spine) })),
        lift: 4,
        over: seam(torso.armhole.left, ink),
      },
      {
        outline: right,
        shell,
        folds: bodiceFolds,
        lift: 8,
        over: seam(reverse(torso.armhole.right), ink) + stitches(offset(cover, -9), ink, ink.thread, 5),
      },
      ...waistTie(chance),
    ],
    fabric: fabric ?? 'crepe',
    upright: true,
  };
}

/** A band around the waist, knotted at one side with two hanging ends. */
function waistTie(chance: () => number): Part[] {
  const band = ribbon(through('-196 502, -60 512, 80 511, 197 499'), 44);
  const wobble = (): number => (chance() - 0.5) * 16;
  const tails = [
    ribbon(
      through([
        [-142, 512],
        [-160, 600],
        [-140 + wobble(), 700],
        [-166, 830],
      ]),
      (t) => 22 + 20 * t,
    ),
    ribbon(
      through([
        [-138, 512],
        [-116, 590],
        [-104 + wobble(), 680],
        [-86, 770],
      ]),
      (t) => 22 + 18 * t,
    ),
  ];
  const loops = [
    through('-140 506 .4, -176 476, -226 470, -246 496, -220 522, -176 526, -140 514 .4'),
    through('-134 506 .4, -104 480, -62 474, -40 496, -62 524, -100 526, -134 514 .4'),
  ];
  const slits = [
    [at(-146, 508), at(-184, 502), at(-226, 500)],
    [at(-128, 508), at(-98, 504), at(-62, 502)],
  ];
  const soft = { roll: { radius: 10, depth: 8 }, puff: { radius: 24, depth: 8 }, lift: 9 };
  return [
    {
      outline: band,
      ...soft,
      lift: 6,
      folds: [
        {
          spine: through('-140 508, -40 514, 110 508'),
          width: 10,
          depth: -5,
        },
      ],
    },
    ...tails.map(
      (outline): Part => ({
        outline,
        ...soft,
        folds: [{ spine: outline.slice(4, 30), width: 9, depth: -3 }],
      }),
    ),
    ...loops.map(
      (outline, i): Part => ({
        outline,
        ...soft,
        folds: [
          { spine: slits[i] ?? [], width: 9, depth: -9, ends: [0.1, 0.4] },
          { spine: move(slits[i] ?? [], 0, 12), width: 6, depth: -4, ends: [0.1, 0.6] },
        ],
      }),
    ),
    {
      outline: through('-160 492, -136 486, -114 496, -116 524, -138 532, -160 522, -160 492'),
      ...soft,
      folds: [{ spine: [at(-150, 500), at(-128, 522)], width: 7, depth: -4 }],
    },
  ];
}
