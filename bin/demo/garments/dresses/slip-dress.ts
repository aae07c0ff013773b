import { drapeOf } from '../cloth/drape.ts';
import { shadowLine, stitches } from '../cloth/sewing.ts';
import { join, mirror, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { wovenLabel } from '../tops/neck.ts';
import { through } from '../tops/torso.ts';
import { backOf } from './back.ts';

/** A slip dress to the calf: thin straps, a soft cowl, cut on the bias. */
export function midiDress({ chance, ink, fabric }: Studio): Garment {
  const neckline = through('-128 92 .3, -92 150, -34 206, 0 214, 34 206, 92 150, 128 92 .3');
  const backNeck = through('-128 92 .3, -70 170, 0 186, 70 170, 128 92 .3');
  const side = through('128 92 .3, 164 162, 208 236 .4, 206 330, 190 460, 236 640, 270 860, 318 1180 .4');
  const drape = drapeOf(
    { top: 430, bottom: 1180, halves: [190, 238, 264, 290, 318], folds: 6, depth: 34, dip: 20, start: 0.16 },
    chance,
  );
  const outline = join(
    neckline,
    side.slice(1),
    drape.hem.map(([x, y]) => [x, y] as const),
    reverse(mirror(side)),
  );
  const cowl = [0, 1, 2, 3].map((i): Fold => {
    const y = 232 + i * 34;
    const reach = 118 - i * 10;
    return {
      spine: through([
        [-reach + (chance() - 0.5) * 20, 130 + i * 26],
        [-reach * 0.5, y - 26],
        [(chance() - 0.5) * 30, y + 4],
        [reach * 0.5, y - 28],
        [reach + (chance() - 0.5) * 20, 128 + i * 28],
      ]),
      width: 15,
      depth: -9 + i * 1.6,
      skew: 0.3,
      ends: [0.3, 0.3],
    };
  });
  const drags = [-1, 1].flatMap((s): Fold[] => [
    {
      spine: through([
        [s * 200, 250],
        [s * 120, 330],
        [s * 60, 460],
      ]),
      width: 18,
      depth: -5,
      skew: s * 0.3,
      ends: [0.1, 0.7],
    },
    {
      spine: through([
        [s * 190, 470],
        [s * 110, 500],
        [s * 10, 580],
      ]),
      width: 20,
      depth: -4 - chance() * 3,
      ends: [0.1, 0.7],
    },
    {
      spine: through([
        [s * 196, 520],
        [s * 130, 580],
        [s * 60, 720],
      ]),
      width: 24,
      depth: -4 - chance() * 3,
      ends: [0.1, 0.7],
    },
  ]);
  const strap = (s: number): Part => ({
    outline: ribbon(
      through([
        [s * 127, 100],
        [s * 122, 40],
        [s * 104, -20],
        [s * 92, -52],
      ]),
      9,
    ),
    roll: { radius: 4, depth: 4 },
    lift: 5,
    plain: true,
  });
  const backStrap = (s: number): Part => ({
    outline: ribbon(
      through([
        [s * 92, -50],
        [s * 88, 20],
        [s * 84, 90],
        [s * 80, 168],
      ]),
      9,
    ),
    dim: 0.24,
    roll: { radius: 4, depth: 3 },
    lift: 3,
    plain: true,
  });
  return {
    parts: [
      {
        ...backOf(neckline, backNeck),
        over: `${wovenLabel(-26, 192, 52, 22)}${shadowLine(backNeck, ink, 4, 0.3)}`,
      },
      backStrap(-1),
      backStrap(1),
      strap(-1),
      strap(1),
      {
        outline,
        field: (x, y) => (y > drape.top ? drape.field(x, y) : 0),
        folds: [...cowl, ...drags],
        crease: 0.4,
        over: stitches(offset(drape.hem, 12).slice(3, -3), ink, ink.thread, 4),
      },
    ],
    fabric: fabric ?? 'silk',
    upright: true,
  };
}
