import type { FabricName } from '../cloth/fabric.ts';
import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { join, mirror, offset, pathData, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { cuffRib, hemRib } from './knitwear.ts';
import { crewNeck, insideNeck, twinStitches, wovenLabel } from './neck.ts';
import { sleeveOf } from './sleeve.ts';
import { at, type Torso, type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

const sweatCut: TorsoCut = {
  neck: { half: 118, front: 96, back: 10 },
  shoulder: { half: 292, drop: 70 },
  underarm: { half: 318, y: 338, inset: 18 },
  waist: { half: 322, y: 600 },
  hem: { half: 300, y: 772, dip: 8 },
};

const rib: FabricName = 'fineRib';

/** The body and arms that a sweatshirt and a hoodie share. */
function sweatBody({ chance, ink }: Studio, torso: Torso): Part[] {
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(sweatCut, { length: 640, angle: 75, cuff: 122, fullness: 24, bend: 10 }, side, chance),
  );
  const arms = sleeves.flatMap((sleeve, i): Part[] => [
    cuffRib(sleeve, sides[i] ?? 1, 76, rib, ink),
    { outline: sleeve.outline, shell: [torso.outline], folds: sleeve.folds, grain: sleeve.grain },
  ]);
  return [
    ...arms,
    hemRib(torso, sweatCut, 72, rib, ink),
    {
      outline: torso.outline,
      shell: sleeves.map((sleeve) => sleeve.outline),
      folds: torsoFolds(sweatCut, chance, 1.25),
      lift: 5,
      over:
        seam(torso.armhole.left, ink, 1.1) +
        seam(reverse(torso.armhole.right), ink, 1.1) +
        twinStitches(torso.armhole.left, -6, ink) +
        twinStitches(torso.armhole.right, 6, ink),
    },
  ];
}

export function sweatshirt(studio: Studio): Garment {
  const torso = torsoOf(sweatCut);
  const neck = crewNeck(torso, sweatCut, studio.ink, 34, rib);
  const insert = [at(-34, 97), at(0, 158), at(34, 97)];
  const wedge: Part = {
    outline: [...insert, at(0, 100)],
    fabric: rib,
    lift: 0,
    plain: true,
    puff: { radius: 10, depth: 0 },
    over: stitches(insert, studio.ink, studio.ink.thread, 5),
  };
  return {
    parts: [
      insideNeck(torso),
      neck.back,
      ...sweatBody(studio, torso),
      { ...wedge, roll: { radius: 4, depth: 1 } },
      { ...neck.front, over: `${neck.front.over}${twinStitches(torso.neckline, 7, studio.ink)}` },
    ],
    fabric: studio.fabric ?? 'fleece',
  };
}

export function hoodie(studio: Studio): Garment {
  const torso = torsoOf(sweatCut);
  return {
    parts: [hoodBack(studio), ...sweatBody(studio, torso), pouch(studio), ...hoodFronts(studio), cords()],
    fabric: studio.fabric ?? 'fleece',
  };
}

/** The hood lies flat above the shoulders: its lining within the opening, its crown behind. */
export function hoodBack({ ink }: Studio): Part {
  const outline = join(
    through(`
      -128 40, -160 -40, -162 -130, -112 -204, 0 -232, 112 -204, 162 -130, 160 -40, 128 40, 0 150
    `),
  );
  return {
    outline,
    dim: 0.26,
    lift: 0,
    puff: { radius: 60, depth: -30 },
    over: seam(through('0 -232, 3 -120, 0 20'), ink) + wovenLabel(-34, -8),
  };
}

export function hoodFronts({ ink, chance }: Studio): Part[] {
  const outer = through('0 -234 .4, -84 -226, -152 -172, -186 -80, -180 0, -146 62, -72 120, 6 168 .4');
  const opening = through('6 168 .4, -18 96, -66 34, -108 -40, -112 -118, -76 -174, 0 -200 .5');
  const outline = join(outer, opening.slice(1));
  return [mirror(outline), outline].map((shape, i): Part => {
    const side = i === 0 ? 1 : -1;
    const place = (x: number, y: number) => at(x * side, y);
    const edge = i === 0 ? mirror(opening) : opening;
    return {
      outline: shape,
      shell: [i === 0 ? outline : mirror(outline)],
      lift: 12,
      roll: { radius: 18, depth: 12 },
      puff: { radius: 50, depth: 20 },
      grain: side * 10,
      folds: [
        { spine: [place(172, -60), place(140, -30), place(112, -20)], width: 16, depth: -5 - chance() * 3 },
        {
          spine: [place(150, 50), place(110, 40), place(70, 60)],
          width: 18,
          depth: -6 - chance() * 3,
          ends: [0.1, 0.6],
        },
        { spine: [place(130, -190), place(112, -150), place(116, -90)], width: 18, depth: -4 - chance() * 3 },
        { spine: [place(70, 126), place(60, 96), place(78, 60)], width: 14, depth: -5, ends: [0.1, 0.6] },
      ],
      over: stitches(offset(edge, i === 0 ? 22 : -22), ink) + shadowLine(edge, ink, 4, 0.2),
    };
  });
}

function pouch({ ink }: Studio): Part {
  const side = through('128 470 .3, 176 524, 226 640 .3, 230 768 .3');
  const opening = offset(side, 9);
  return {
    outline: join(side, reverse(mirror(side))),
    lift: 8,
    roll: { radius: 12, depth: 8 },
    puff: { radius: 60, depth: 10 },
    folds: [
      { spine: [at(-170, 560), at(-110, 600), at(-60, 690)], width: 24, depth: 5 },
      { spine: [at(180, 580), at(120, 620), at(90, 720)], width: 22, depth: -5 },
    ],
    over:
      stitches(opening, ink) +
      stitches(mirror(opening), ink) +
      stitches([at(-126, 479), at(126, 479)], ink) +
      stitches([at(-126, 485), at(126, 485)], ink),
  };
}

/** Two flat cords with bound ends. */
function cords(): Part {
  const eyelets = [at(-42, 132), at(46, 128)];
  const lines = [through('-42 132, -54 210, -40 300, -52 372'), through('46 128, 52 190, 66 270, 54 344')];
  const cord = lines
    .map((line) => {
      const d = pathData(line);
      const [x, y] = line.at(-1) ?? [0, 0];
      return `<path d="${d}" transform="translate(5 7)" fill="none" stroke="#000" stroke-width="13" opacity=".16" stroke-linecap="round"/><path d="${d}" transform="translate(2 3)" fill="none" stroke="#000" stroke-width="11" opacity=".2"/><path d="${d}" fill="none" stroke="#b9b1a4" stroke-width="10"/><path d="${d}" fill="none" stroke="#efeae0" stroke-width="7"/><path d="${d}" fill="none" stroke="#c9c1b4" stroke-width="7" stroke-dasharray="2 4" opacity=".8"/><path d="M${x - 5} ${y - 4}l2 26h7l1-26z" fill="#8d8578"/><path d="M${x - 2} ${y}l1 20" stroke="#cfc8bb" stroke-width="2"/>`;
    })
    .join('');
  const rings = eyelets
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="#6f6a62"/><circle cx="${x - 1}" cy="${y - 1}" r="8.6" fill="#b8b1a5"/><circle cx="${x}" cy="${y}" r="5" fill="#1f1c1a"/>`,
    )
    .join('');
  return { outline: [at(0, 200), at(1, 200), at(1, 201)], lift: 0, loose: rings + cord };
}
