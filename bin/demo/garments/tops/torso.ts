import {
  curve,
  join,
  type Knot,
  type Knots,
  knotsOf,
  type Line,
  mirror,
  type Point,
  reverse,
} from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Chance } from '../drawing/noise.ts';

export const sides = [-1, 1] as const;

/** Measures of a bodice, from the centre line and from the highest point of the shoulder, about 12 units a centimetre. */
export type TorsoCut = {
  neck: { half: number; front: number; back: number };
  shoulder: { half: number; drop: number };
  underarm: { half: number; y: number; inset: number };
  waist: { half: number; y: number };
  hem: { half: number; y: number; dip: number };
};

const centre = 600;

const top = 300;

/** From a measured place (right of the centre line, below the shoulder) to the drawing. */
export const at = (x: number, y: number): Point => [centre + x, top + y];

const knot = ([x, y, roundness]: Knot): Knot => [centre + x, top + y, roundness];

export const through = (knots: Knots): Line => curve(knotsOf(knots).map(knot));

export type Torso = {
  outline: Line;
  /** From the highest point of the right shoulder over shoulder, armhole and side down to the hem. */
  frame: Line;
  neckline: Line;
  backNeck: Line;
  shoulder: { left: Line; right: Line };
  armhole: { left: Line; right: Line };
  side: { left: Line; right: Line };
  hem: Line;
};

export function torsoOf(cut: TorsoCut): Torso {
  const { neck, shoulder, underarm, waist, hem } = cut;
  const neckline = through([
    [-neck.half, 0],
    [-neck.half * 0.9, neck.front * 0.42],
    [-neck.half * 0.56, neck.front * 0.84],
    [0, neck.front],
    [neck.half * 0.56, neck.front * 0.84],
    [neck.half * 0.9, neck.front * 0.42],
    [neck.half, 0],
  ]);
  const back = through([
    [-neck.half, 0],
    [-neck.half * 0.6, neck.back * 0.8],
    [0, neck.back],
    [neck.half * 0.6, neck.back * 0.8],
    [neck.half, 0],
  ]);
  const tip: Knot = [shoulder.half, shoulder.drop];
  const rightShoulder = through([
    [neck.half, 0, 0.6],
    [(neck.half + shoulder.half) / 2, shoulder.drop * 0.4],
    [shoulder.half - 16, shoulder.drop - 7],
    [tip[0], tip[1] + 6, 0.8],
  ]);
  const rightArmhole = through([
    [tip[0], tip[1] + 6, 0.8],
    [shoulder.half - underarm.inset, shoulder.drop + (underarm.y - shoulder.drop) * 0.52],
    [underarm.half - underarm.inset * 0.4, underarm.y - (underarm.y - shoulder.drop) * 0.12],
    [underarm.half, underarm.y],
  ]);
  const rightSide = through([
    [underarm.half, underarm.y],
    [waist.half, waist.y],
    [hem.half, hem.y],
  ]);
  const hemLine = through([
    [hem.half, hem.y, 0.6],
    [hem.half * 0.5, hem.y + hem.dip * 0.8],
    [0, hem.y + hem.dip],
    [-hem.half * 0.5, hem.y + hem.dip * 0.8],
    [-hem.half, hem.y, 0.6],
  ]);
  const right = join(rightShoulder, rightArmhole.slice(1), rightSide.slice(1));
  return {
    frame: right,
    outline: join(neckline, right, hemLine.slice(1), reverse(mirror(right))),
    neckline,
    backNeck: back,
    shoulder: { left: mirror(rightShoulder), right: rightShoulder },
    armhole: { left: mirror(rightArmhole), right: rightArmhole },
    side: { left: mirror(rightSide), right: rightSide },
    hem: hemLine,
  };
}

/** How cloth falls from shoulders and bust: pulls from the underarms, long soft drapes, a slight swing at the hem. */
export function torsoFolds(cut: TorsoCut, chance: Chance, softness = 1): Fold[] {
  const { underarm, waist, hem, shoulder, neck } = cut;
  const folds: Fold[] = [];
  const vary = (value: number, by: number): number => value + (chance() - 0.5) * 2 * by;
  for (const side of [-1, 1]) {
    for (const [drop, reach, depth] of [
      [vary(2, 10), vary(0.66, 0.22), vary(5.5, 2.5)],
      [vary(34, 12), vary(0.55, 0.2), vary(3.5, 3)],
      [vary(76, 24), vary(0.45, 0.2), vary(2, 3)],
    ] as const) {
      if (depth < 1) continue;
      const x0 = side * (underarm.half - 6);
      const x1 = side * underarm.half * vary(1 - reach, 0.08);
      const y1 = vary(underarm.y + 120 + drop * 1.7, 70);
      folds.push({
        spine: through([
          [x0, underarm.y + drop * 0.7 - 6],
          [(x0 * 2 + x1) / 3, vary(underarm.y + 36 + drop, 12)],
          [x1, y1],
        ]),
        width: vary(17, 4) * softness,
        depth: -depth * vary(1, 0.25) * softness,
        skew: side * 0.35,
        ends: [0.12, 0.7],
      });
    }
    folds.push({
      spine: through([
        [side * vary(neck.half + 60, 18), vary(shoulder.drop + 40, 14)],
        [side * vary(neck.half + 40, 18), (shoulder.drop + underarm.y) / 2],
        [side * vary(neck.half + 10, 30), underarm.y + 60],
      ]),
      width: vary(26, 5),
      depth: vary(-4, 1.5) * softness,
      skew: -side * 0.3,
    });
  }
  const fall = Math.min(2, Math.max(1, (hem.y - waist.y) / 330));
  for (const place of [-0.8, -0.5, -0.16, 0.28, 0.62, 0.86]) {
    const x = vary(place, 0.1) * hem.half;
    const start = vary(waist.y - 30, 130);
    folds.push({
      spine: through([
        [x * 0.9 + vary(0, 16), start],
        [x * 0.97 + vary(0, 12), (start + hem.y) / 2],
        [x * 1.03, hem.y + hem.dip + 20],
      ]),
      width: vary(34, 12) * softness * (0.6 + 0.4 * fall),
      depth: vary(-5, 3) * fall * (chance() > 0.75 ? -1 : 1),
      skew: vary(0, 0.5),
      ends: [0.75, 0],
    });
  }
  return [...folds, ...longPulls(cut, chance)];
}

/** Broad, shallow bends that cross the body, as cloth keeps them from lying folded. */
function longPulls({ underarm, hem }: TorsoCut, chance: Chance): Fold[] {
  return [-1, 1, chance() > 0.5 ? 1 : -1].map((side) => {
    const y = underarm.y * (0.5 + chance() * 0.6);
    const drop = (hem.y - underarm.y) * (0.25 + chance() * 0.4);
    return {
      spine: through([
        [side * underarm.half * (0.7 + chance() * 0.3), y],
        [side * underarm.half * 0.25, y + drop * 0.6],
        [-side * underarm.half * (0.1 + chance() * 0.4), y + drop],
      ]),
      width: 40 + chance() * 34,
      depth: (chance() > 0.5 ? 1 : -1) * (3 + chance() * 3.5),
      skew: (chance() - 0.5) * 0.8,
    };
  });
}
