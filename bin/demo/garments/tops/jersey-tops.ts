import { seam, stitches } from '../cloth/sewing.ts';
import { join, mirror, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { crewNeck, insideNeck, twinStitches, wovenLabel } from './neck.ts';
import { sleeveOf } from './sleeve.ts';
import { type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

const teeCut = (loose: number): TorsoCut => ({
  neck: { half: 116, front: 112 + loose * 8, back: 12 },
  shoulder: { half: 288 + loose * 10, drop: 60 },
  underarm: { half: 322 + loose * 10, y: 318, inset: 24 },
  waist: { half: 312 + loose * 12, y: 620 },
  hem: { half: 322 + loose * 10, y: 892, dip: 14 },
});

export function tShirt(studio: Studio): Garment {
  const { chance, ink, variant } = studio;
  const cut = teeCut((variant % 3) - 1);
  const torso = torsoOf(cut);
  const sleeves = ([-1, 1] as const).map((side) =>
    sleeveOf(cut, { length: 262, angle: 49, cuff: 208, fullness: 10, bend: 0 }, side, chance),
  );
  const arms = sleeves.map(
    (sleeve, i): Part => ({
      outline: sleeve.outline,
      shell: [torso.outline],
      folds: sleeve.folds,
      grain: sleeve.grain,
      over: twinStitches(sleeve.cuff, i === 0 ? 20 : -20, ink),
    }),
  );
  const body: Part = {
    outline: torso.outline,
    shell: sleeves.map((sleeve) => sleeve.outline),
    folds: torsoFolds(cut, chance),
    lift: 4,
    over:
      seam(torso.armhole.left, ink, 1.2) +
      seam(reverse(torso.armhole.right), ink, 1.2) +
      twinStitches(torso.hem, 22, ink) +
      stitches(offset(torso.neckline, 7), ink),
  };
  const neck = crewNeck(torso, cut, ink, 25, 'fineRib');
  return {
    parts: [insideNeck(torso), neck.back, ...arms, body, neck.front],
    fabric: studio.fabric ?? 'jersey',
  };
}

/** A vest top with a deep round neck, edged with a narrow binding. */
export function tankTop(studio: Studio): Garment {
  const { chance, ink, variant } = studio;
  const cut: TorsoCut = {
    neck: { half: 112, front: 210, back: 96 },
    shoulder: { half: 168, drop: 16 },
    underarm: { half: 250, y: 322, inset: 0 },
    waist: { half: 232, y: 590 },
    hem: { half: 252, y: 860, dip: 12 },
  };
  const torso = torsoOf(cut);
  const neckline = through('-112 0 .5, -106 90, -78 172, 0 212, 78 172, 106 90, 112 0 .5');
  const backNeck = through('-112 0 .5, -100 40, -60 84, 0 98, 60 84, 100 40, 112 0 .5');
  const armhole = through('166 15 .5, 168 120, 188 230, 250 322 .4');
  const strap = through('112 0, 166 15');
  const frame = join(strap, armhole.slice(1), torso.side.right.slice(1));
  const outline = join(neckline, frame, torso.hem.slice(1), reverse(mirror(frame)));
  const backFrame = join(backNeck, strap, armhole.slice(1));
  const bindings = [neckline, armhole, mirror(armhole)].map(
    (line, i): Part => ({
      outline: ribbon(i === 1 ? offset(line, 6) : offset(line, i === 0 ? 6 : -6), 15),
      roll: { radius: 7, depth: 5 },
      puff: { radius: 10, depth: 0 },
      lift: 3,
      plain: true,
      fabric: 'jersey',
      over: stitches(offset(line, i === 2 ? -11 : 11), ink, ink.thread, 5),
    }),
  );
  const cloth = studio.fabric ?? (variant % 2 === 0 ? 'fineRib' : 'jersey');
  return {
    parts: [
      {
        outline: join(backFrame, reverse(mirror(join(strap, armhole.slice(1)))).slice(0)),
        dim: 0.3,
        lift: 0,
        plain: true,
        over: wovenLabel(-32, 112, 64, 28),
      },
      {
        outline: ribbon(offset(backNeck, 5), 13),
        dim: 0.1,
        lift: 4,
        plain: true,
        puff: { radius: 10, depth: 0 },
        fabric: 'jersey',
      },
      {
        outline,
        folds: torsoFolds({ ...cut, shoulder: { half: 190, drop: 60 } }, chance, 0.9),
        lift: 5,
        over: twinStitches(torso.hem, 22, ink),
      },
      ...bindings,
    ],
    fabric: cloth,
  };
}

/** A short fitted top with a wide square neck. */
export function cropTop(studio: Studio): Garment {
  const { chance, ink } = studio;
  const cut: TorsoCut = {
    neck: { half: 150, front: 128, back: 40 },
    shoulder: { half: 236, drop: 34 },
    underarm: { half: 262, y: 262, inset: 20 },
    waist: { half: 242, y: 400 },
    hem: { half: 236, y: 500, dip: 10 },
  };
  const torso = torsoOf(cut);
  const neckline = through(`
    -150 0 .4, -146 70, -128 122 .7, -104 138 .7, 0 146, 104 138 .7, 128 122 .7, 146 70,
    150 0 .4
  `);
  const backNeck = through('-150 0 .4, -120 44, 0 58, 120 44, 150 0 .4');
  const outline = join(neckline, torso.frame, torso.hem.slice(1), reverse(mirror(torso.frame)));
  const sleeves = ([-1, 1] as const).map((side) =>
    sleeveOf(cut, { length: 178, angle: 54, cuff: 168, fullness: 16, bend: 0 }, side, chance),
  );
  const inside: Part = {
    outline: join(backNeck, reverse(neckline)),
    dim: 0.3,
    lift: 0,
    plain: true,
    puff: { radius: 10, depth: 0 },
    over: wovenLabel(-28, 66, 56, 24),
  };
  return {
    parts: [
      inside,
      ...sleeves.map(
        (sleeve, i): Part => ({
          outline: sleeve.outline,
          shell: [outline],
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: stitches(offset(sleeve.cuff, i === 0 ? 14 : -14), ink),
        }),
      ),
      {
        outline,
        shell: sleeves.map((sleeve) => sleeve.outline),
        folds: torsoFolds(cut, chance, 0.8),
        lift: 4,
        over:
          seam(torso.armhole.left, ink) +
          seam(reverse(torso.armhole.right), ink) +
          stitches(offset(torso.hem, 16), ink),
      },
      {
        outline: ribbon(offset(neckline, 7), 16),
        roll: { radius: 7, depth: 5 },
        puff: { radius: 10, depth: 0 },
        lift: 3,
        plain: true,
        fabric: 'jersey',
      },
    ],
    fabric: studio.fabric ?? 'fineRib',
  };
}
