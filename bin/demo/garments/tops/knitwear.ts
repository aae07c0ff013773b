import type { FabricName } from '../cloth/fabric.ts';
import { type Ink, seam, shadowLine } from '../cloth/sewing.ts';
import { join, type Line, lerp, pointOn, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { crewNeck, insideNeck } from './neck.ts';
import { type Sleeve, sleeveOf } from './sleeve.ts';
import { type Torso, type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

const sweaterCut: TorsoCut = {
  neck: { half: 122, front: 92, back: 10 },
  shoulder: { half: 278, drop: 66 },
  underarm: { half: 312, y: 330, inset: 22 },
  waist: { half: 318, y: 600 },
  hem: { half: 296, y: 770, dip: 10 },
};

/** A ribbed band under the hem, drawn in a little. */
export function hemRib(torso: Torso, cut: TorsoCut, height: number, fabric: FabricName, ink: Ink): Part {
  const { half, y, dip } = cut.hem;
  const lower = through([
    [half * 0.965, y + height, 0.6],
    [half * 0.5, y + height + dip * 0.9],
    [0, y + height + dip],
    [-half * 0.5, y + height + dip * 0.9],
    [-half * 0.965, y + height, 0.6],
  ]);
  return {
    outline: join(torso.hem, reverse(lower)),
    fabric,
    puff: { radius: 30, depth: 4 },
    lift: 3,
    plain: true,
    over: shadowLine(torso.hem, ink, 7, 0.3),
  };
}

/** A ribbed cuff that continues a sleeve. */
export function cuffRib(sleeve: Sleeve, side: number, length: number, fabric: FabricName, ink: Ink): Part {
  const angle = ((sleeve.grain * side + 90) * Math.PI) / 180;
  const [dx, dy] = [side * Math.cos(angle) * length, Math.sin(angle) * length];
  const [outer, inner] = [pointOn(sleeve.cuff, 0), pointOn(sleeve.cuff, 1)];
  const narrow = 0.07;
  const end: Line = sleeve.cuff.map(([x, y], i) => {
    const t = i / (sleeve.cuff.length - 1);
    const pull = lerp(narrow, -narrow, t);
    return [x + dx + (inner[0] - outer[0]) * pull, y + dy + (inner[1] - outer[1]) * pull];
  });
  return {
    outline: join(sleeve.cuff, reverse(end)),
    fabric,
    grain: sleeve.grain,
    puff: { radius: 26, depth: 12 },
    lift: 3,
    plain: true,
    over: shadowLine(sleeve.cuff, ink, 7, 0.32),
  };
}

export function sweater(studio: Studio): Garment {
  const { chance, ink, variant } = studio;
  const cut = sweaterCut;
  const torso = torsoOf(cut);
  const chunky = variant % 2 === 1;
  const rib: FabricName = chunky ? 'wideRib' : 'rib';
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 660, angle: 75, cuff: 112, fullness: 22, bend: 10 }, side, chance),
  );
  const arms = sleeves.flatMap((sleeve, i): Part[] => [
    cuffRib(sleeve, sides[i] ?? 1, 82, rib, ink),
    { outline: sleeve.outline, shell: [torso.outline], folds: sleeve.folds, grain: sleeve.grain },
  ]);
  const body: Part = {
    outline: torso.outline,
    shell: sleeves.map((sleeve) => sleeve.outline),
    folds: torsoFolds(cut, chance, 1.2),
    lift: 5,
    over: seam(torso.armhole.left, ink, 1.2) + seam(reverse(torso.armhole.right), ink, 1.2),
  };
  const neck = crewNeck(torso, cut, ink, 32, rib);
  return {
    parts: [insideNeck(torso), neck.back, ...arms, hemRib(torso, cut, 74, rib, ink), body, neck.front],
    fabric: studio.fabric ?? (chunky ? 'chunkyKnit' : 'knit'),
  };
}

/** A high neck, turned down once. */
export function turtleneck(studio: Studio): Garment {
  const { chance, ink } = studio;
  const cut: TorsoCut = {
    neck: { half: 104, front: 54, back: 4 },
    shoulder: { half: 252, drop: 62 },
    underarm: { half: 276, y: 306, inset: 22 },
    waist: { half: 262, y: 590 },
    hem: { half: 270, y: 770, dip: 10 },
  };
  const torso = torsoOf(cut);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 650, angle: 77, cuff: 92, fullness: 14, bend: 8 }, side, chance),
  );
  const arms = sleeves.flatMap((sleeve, i): Part[] => [
    cuffRib(sleeve, sides[i] ?? 1, 88, 'fineRib', ink),
    { outline: sleeve.outline, shell: [torso.outline], folds: sleeve.folds, grain: sleeve.grain },
  ]);
  const body: Part = {
    outline: torso.outline,
    shell: sleeves.map((sleeve) => sleeve.outline),
    folds: torsoFolds(cut, chance, 1.1),
    lift: 5,
    over: seam(torso.armhole.left, ink, 1.1) + seam(reverse(torso.armhole.right), ink, 1.1),
  };
  return {
    parts: [...rolledNeck(studio), ...arms, hemRib(torso, cut, 66, 'fineRib', ink), body, turnedDown(studio)],
    fabric: studio.fabric ?? 'fineKnit',
  };
}

/** The inside of the tube, seen at its top. */
function rolledNeck({ ink }: Studio): Part[] {
  const topEdge = through('-92 -84, -50 -100, 0 -104, 50 -100, 92 -84');
  const bottom = through('-92 -84, -60 -58, 0 -46, 60 -58, 92 -84');
  return [
    {
      outline: join(topEdge, reverse(bottom)),
      fabric: 'fineRib',
      dim: 0.34,
      lift: 0,
      plain: true,
      puff: { radius: 10, depth: 0 },
      over: shadowLine(topEdge, ink, 4, 0.3),
    },
  ];
}

function turnedDown({ chance }: Studio): Part {
  const wobble = (): number => (chance() - 0.5) * 8;
  const outline = join(
    through('-92 -86, -60 -62, 0 -50, 60 -62, 92 -86'),
    through([
      [92, -86],
      [106, -64],
      [113, -10],
      [122 + wobble(), 42, 0.6],
    ]).slice(1),
    through([
      [122, 42, 0.6],
      [70, 66 + wobble()],
      [0, 76],
      [-70, 66 + wobble()],
      [-122, 42, 0.6],
    ]).slice(1),
    through('-122 42 .6, -113 -10, -106 -64, -92 -86').slice(1),
  );
  return {
    outline,
    fabric: 'fineRib',
    plain: true,
    lift: 13,
    roll: { radius: 16, depth: 12 },
    puff: { radius: 60, depth: 22 },
    folds: [
      {
        spine: through('-108 -20, -50 4, 10 2'),
        width: 15,
        depth: -6,
        skew: 0.3,
        ends: [0.2, 0.6],
      },
      {
        spine: through('112 4, 60 26, -6 30'),
        width: 15,
        depth: -6,
        skew: -0.3,
        ends: [0.2, 0.6],
      },
      {
        spine: through('-84 -70, -30 -40, 40 -38'),
        width: 12,
        depth: -4,
        ends: [0.3, 0.6],
      },
    ],
  };
}
