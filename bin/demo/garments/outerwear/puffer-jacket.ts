import { shadowLine } from '../cloth/sewing.ts';
import { metals, zip } from '../cloth/zips.ts';
import { toned } from '../colors.ts';
import { offset, ribbon } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, sides, type TorsoCut, through, torsoOf } from '../tops/torso.ts';

/** Down in horizontal chambers: rounds between quilting lines, puckered along them. */
function chambers(
  lines: readonly number[],
  wobble: (x: number, i: number) => number,
  depth: number,
): (x: number, y: number) => number {
  return (x, y) => {
    const v = y - 300;
    let i = 0;
    while (i < lines.length - 1 && v > (lines[i + 1] ?? 0) + wobble(x, i + 1)) i += 1;
    const from = (lines[i] ?? 0) + wobble(x, i);
    const to = (lines[i + 1] ?? from + 100) + wobble(x, i + 1);
    const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
    return depth * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) ** 0.8;
  };
}

export function pufferJacket(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 112, front: 70, back: 6 },
    shoulder: { half: 288, drop: 74 },
    underarm: { half: 330, y: 356, inset: 14 },
    waist: { half: 330, y: 560 },
    hem: { half: 310, y: 748, dip: 10 },
  };
  const torso = torsoOf(cut);
  const phase = Array.from({ length: 12 }, () => chance() * 6);
  const sag = (x: number, i: number): number =>
    Math.sin(x / 130 + (phase[i] ?? 0)) * 3 + (1 - ((x - 600) / 330) ** 2) * 10;
  const rows = [40, 158, 262, 364, 464, 562, 658, 760];
  const puckers = rows.slice(1, -1).flatMap((row, i): Fold[] =>
    Array.from({ length: 26 }, () => {
      const x = -320 + chance() * 640;
      const up = chance() > 0.5 ? 1 : -1;
      const y = row + sag(600 + x, i + 1);
      return {
        spine: [
          at(x, y),
          at(x + (chance() - 0.5) * 14, y + up * 16),
          at(x + (chance() - 0.5) * 26, y + up * (28 + chance() * 26)),
        ],
        width: 6 + chance() * 5,
        depth: -1.6 - chance() * 2.2,
        ends: [0, 0.9],
      };
    }),
  );
  const quilting = rows.slice(1, -1).map((row, i) => {
    const line = Array.from({ length: 70 }, (_, k) => at(-345 + k * 10, row + sag(255 + k * 10, i + 1)));
    return shadowLine(line, ink, 5, 0.45);
  });
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 640, angle: 72, cuff: 150, fullness: 40, bend: 12 }, side, chance),
  );
  const arms = sleeves.map((sleeve, s): Part => {
    const steps = [0.1, 0.25, 0.4, 0.55, 0.69, 0.82, 0.93];
    const creases: Fold[] = steps.map((t, i) => ({
      spine: through([]).concat(
        [-0.05, 0.2, 0.5, 0.8, 1.05].map((u) => sleeve.across(t + Math.sin(u * 3 + i) * 0.006, u)),
      ),
      width: 17,
      depth: -11,
      ends: [0, 0],
    }));
    const puckered: Fold[] = steps.flatMap((t) =>
      Array.from({ length: 9 }, () => {
        const u = chance();
        const up = chance() > 0.5 ? 0.05 : -0.05;
        return {
          spine: [
            sleeve.across(t, u),
            sleeve.across(Math.max(0, Math.min(1, t + up)), u + (chance() - 0.5) * 0.1),
          ],
          width: 6 + chance() * 4,
          depth: -2.4,
          ends: [0, 0.9] as const,
        };
      }),
    );
    return {
      outline: sleeve.outline,
      shell: [torso.outline],
      folds: [...creases, ...puckered],
      grain: sleeve.grain,
      roll: { radius: 24, depth: 22 },
      puff: { radius: 80, depth: 40 },
      over:
        steps
          .map((t) =>
            shadowLine(
              [-0.05, 0.2, 0.5, 0.8, 1.05].map((u) => sleeve.across(t, u)),
              ink,
              4,
              0.4,
            ),
          )
          .join('') + shadowLine(offset(sleeve.cuff, s === 0 ? 12 : -12), ink, 4, 0.3),
    };
  });
  const collar = through(`
    -124 66 .3, -136 -10, -122 -74 .6, -60 -92, 0 -96, 60 -92, 122 -74 .6, 136 -10, 124 66 .3,
    60 92, 0 98, -60 92, -124 66 .3
  `).slice(0, -1);
  const front = through('0 -76, 1 300, 0 756');
  return {
    parts: [
      {
        outline: through(
          '-122 -74, -60 -104, 0 -110, 60 -104, 122 -74, 60 -50, 0 -44, -60 -50, -122 -74',
        ).slice(0, -1),
        dim: 0.35,
        lift: 0,
      },
      ...arms,
      {
        outline: torso.outline,
        shell: sleeves.map((sleeve) => sleeve.outline),
        field: chambers(rows, sag, 25),
        folds: puckers,
        roll: { radius: 26, depth: 20 },
        lift: 8,
        over:
          quilting.join('') +
          shadowLine(torso.armhole.left, ink, 7, 0.45) +
          shadowLine(torso.armhole.right, ink, 7, 0.45),
      },
      {
        outline: collar,
        field: chambers([-100, -6, 96], (x) => (1 - ((x - 600) / 130) ** 2) * 8, 20),
        roll: { radius: 22, depth: 16 },
        lift: 10,
        over: shadowLine(through('-136 -8, 0 4, 136 -8'), ink, 5, 0.45),
      },
      {
        outline: ribbon(front, 34),
        lift: 0,
        puff: { radius: 10, depth: 0 },
        dye: toned(dye, -0.03),
        loose: zip(front, metals.gunmetal, toned(dye, -0.06), 22, 0.015),
      },
    ],
    fabric: studio.fabric ?? 'nylon',
  };
}
