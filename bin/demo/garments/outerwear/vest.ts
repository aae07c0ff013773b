import { button, buttonFor } from '../cloth/buttons.ts';
import { welt } from '../cloth/pockets.ts';
import { shadowLine } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { join, type Line, lerp, mirror, offset, pointOn, reverse } from '../drawing/geometry.ts';
import type { Garment } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { liningOf, pullsFrom } from './front.ts';

/** A tailored waistcoat. */
export function vest(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 92, front: 100, back: 6 },
    shoulder: { half: 196, drop: 44 },
    underarm: { half: 250, y: 322, inset: 4 },
    waist: { half: 228, y: 500 },
    hem: { half: 242, y: 640, dip: 0 },
  };
  const torso = torsoOf(cut);
  const edge = through('92 0 .3, 60 140, -22 316 .5, -22 500, -22 648 .3, 26 738 .2');
  const hem = through('242 640 .3, 150 672, 26 738 .2');
  const upper = join(torso.frame, hem.slice(1), reverse(edge).slice(1));
  const shell = [upper, mirror(upper)];
  const folds = torsoFolds({ ...cut, hem: { ...cut.hem, y: 700 } }, chance, 0.7);
  const dart = through('110 300, 104 470, 116 680');
  const hex = buttonFor(dye);
  const buttons = [0, 1, 2, 3, 4].map((i) => button(at(0, lerp(352, 640, i / 4)), 12, hex, i * 27)).join('');
  const edging = (line: Line, by: number): string => shadowLine(offset(line, by), ink, 2, 0.22);
  const back = join(
    torso.backNeck,
    through('92 0, 196 44'),
    torso.armhole.right.slice(1),
    [pointOn(torso.side.right, 0.4)],
    reverse(
      mirror(join(through('92 0, 196 44'), torso.armhole.right.slice(1), [pointOn(torso.side.right, 0.4)])),
    ),
  );
  return {
    parts: [
      { ...liningOf(torso, 300, 92, toned(dye, 0.04, 0.7)), outline: back, lift: 0 },
      {
        outline: mirror(upper),
        shell,
        folds,
        lift: 5,
        over: shadowLine(mirror(dart), ink, 3, 0.4) + edging(mirror(edge), 9),
      },
      {
        outline: upper,
        shell,
        folds: [...folds, ...pullsFrom(at(0, 430))],
        lift: 8,
        over: shadowLine(dart, ink, 3, 0.4) + edging(edge, -9),
        loose: buttons,
      },
      welt(-146, 520, 112, 24, 6, ink),
      welt(146, 520, 112, 24, -6, ink),
    ],
    fabric: studio.fabric ?? 'worsted',
    upright: true,
  };
}
