import { shadowLine, stitches } from '../cloth/sewing.ts';
import { curve, type Line, lerp, offset, type Point, ribbon, shape, smooth } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** A leg's width from thigh to ankle, then the foot, closed at the toes. */
const legWidth = (t: number): number => {
  if (t < 0.82) return lerp(206, 92, smooth(0, 0.82, t) ** 0.8);
  if (t < 0.93) return lerp(92, 104, smooth(0.82, 0.93, t));
  return 104 * Math.sqrt(Math.max(0.02, 1 - ((t - 0.93) / 0.07) ** 2));
};

/** Where a soft leg lies, little bends gather across it. */
function bends(spine: Line, chance: () => number): Fold[] {
  return [0.16, 0.22, 0.38, 0.44, 0.5, 0.66, 0.72, 0.8, 0.84].map((t): Fold => {
    const side = chance() > 0.5 ? 1 : -1;
    const across = [-0.52, -0.1, 0.34].map((s, i): Point => {
      const at = Math.round((t + i * 0.012) * (spine.length - 1));
      const line = offset(spine, side * s * legWidth(t));
      return line[at] ?? [0, 0];
    });
    return { spine: curve(across), width: 12 + chance() * 8, depth: -3 - chance() * 3, ends: [0.1, 0.7] };
  });
}

/** Fine tights, laid down: a deep band, one leg straight, the other fallen across it. */
export function tights(studio: Studio): Garment {
  const { ink, chance } = studio;
  const leg = (spine: Line, lift: number): Part => ({
    outline: ribbon(spine, legWidth),
    folds: bends(spine, chance),
    roll: { radius: 12, depth: 8 },
    puff: { radius: 90, depth: 56 },
    crease: 0.5,
    lift,
    over: shadowLine(
      [0.94, 0.945, 0.95].flatMap((t) =>
        spine.slice(Math.round(t * spine.length), Math.round(t * spine.length) + 1),
      ),
      ink,
      2,
      0.1,
    ),
  });
  const straight = curve('522 300, 508 560, 500 820, 490 1080, 482 1300, 440 1420, 372 1480');
  const fallen = curve('678 300, 706 520, 700 740, 640 960, 600 1160, 640 1360, 712 1450, 790 1480');
  const seat = shape(
    '430 290 .4, 600 302, 770 290 .4, 790 420, 778 520, 690 560, 600 500, 514 560, 424 520, 412 420',
  );
  const band = shape('434 186 .4, 600 198, 766 186 .4, 768 292, 766 318 .4, 600 330, 434 318 .4, 432 292');
  return {
    parts: [
      leg(straight, 7),
      leg(fallen, 15),
      {
        outline: seat,
        shell: [ribbon(straight, legWidth), ribbon(fallen, legWidth)],
        lift: 0,
        roll: { radius: 12, depth: 8 },
        puff: { radius: 90, depth: 56 },
        over: shadowLine(curve('600 320, 603 420, 600 520'), ink, 4, 0.3),
      },
      {
        outline: band,
        fabric: 'fineRib',
        roll: { radius: 9, depth: 6 },
        puff: { radius: 60, depth: 16 },
        lift: 6,
        over:
          stitches(curve('434 216, 600 228, 766 216'), ink, ink.thread, 5) +
          shadowLine(curve('436 310, 600 322, 764 310'), ink, 4, 0.3),
      },
    ],
    fabric: studio.fabric ?? 'jersey',
  };
}
