import { labOf } from '#shared/rules/oklab';
import { stud } from '../cloth/buttons.ts';
import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { join, mirror, offset, pathData } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, through } from '../tops/torso.ts';
import { legFolds } from './leg-folds.ts';
import { beltLoop, legOf, type TrouserCut, waistband } from './trouser-cut.ts';

const straight: TrouserCut = {
  waist: { half: 226, band: 50 },
  hip: { half: 292, y: 250 },
  crotch: 372,
  knee: { y: 770, outer: 280, inner: 26 },
  hem: { y: 1252, outer: 270, inner: 42 },
};

/** Indigo is sewn in tobacco thread; other dyes in their own. */
export const denimThread = (dye: string, own: string): string => {
  const [l, a, b] = labOf(dye);
  return b < -0.02 && a < 0.03 && l < 0.7 ? '#c9924f' : l < 0.3 ? '#6a5a48' : own;
};

/** Where the wash has taken the color: thighs and knees. */
function worn(side: number, light: boolean): string {
  const [thigh, knee] = [at(side * 160, 520), at(side * 168, 800)];
  const opacity = light ? 0.05 : 0.2;
  const id = `worn${side > 0 ? 'r' : 'l'}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="${opacity}"/><stop offset=".55" stop-color="#fff" stop-opacity="${opacity * 0.5}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><ellipse cx="${thigh[0]}" cy="${thigh[1]}" rx="105" ry="240" fill="url(#${id})"/><ellipse cx="${knee[0]}" cy="${knee[1]}" rx="95" ry="150" fill="url(#${id})"/>`;
}

/** Washed indigo is greyer than other blues. */
export const denimDye = (dye: string): string => {
  const [, a, b] = labOf(dye);
  return b < -0.04 && a < 0.03 ? toned(dye, -0.02, 0.84) : dye;
};

export function jeans(studio: Studio): Garment {
  const { chance, ink, dye, variant } = studio;
  const wide = variant % 3 === 2 ? 26 : variant % 3 === 1 ? -34 : 0;
  const cut: TrouserCut = {
    ...straight,
    knee: {
      ...straight.knee,
      outer: straight.knee.outer + wide * 0.6,
      inner: straight.knee.inner - wide * 0.2,
    },
    hem: { ...straight.hem, outer: straight.hem.outer + wide, inner: straight.hem.inner - wide * 0.4 },
  };
  const leg = legOf(cut);
  const thread = denimThread(dye, ink.thread);
  const light = labOf(dye)[0] > 0.85 || labOf(dye)[0] < 0.3;
  const pocket = through('128 52 .5, 140 104, 190 152, 276 164 .5');
  const coin = through('206 52, 203 120, 212 158');
  const yokeSeams = (mirrorIt: boolean): string => {
    const place = mirrorIt ? mirror : (line: typeof pocket): typeof pocket => line;
    const inward = mirrorIt ? 1 : -1;
    return [
      `<path d="${pathData(join(place(pocket), [at((mirrorIt ? -1 : 1) * 300, 30)]), true)}" fill="#000" opacity=".06"/>`,
      shadowLine(place(pocket), ink, 7, 0.4),
      stitches(offset(place(pocket), inward * -6), ink, thread),
      stitches(offset(place(pocket), inward * -13), ink, thread),
      seam(offset(place(leg.side), inward * -9), ink, 0.9),
      stitches(offset(place(leg.side), inward * -15), ink, thread),
      seam(offset(place(leg.inseam), inward * -6), ink, 0.5),
      stitches(offset(place(leg.hem), inward * -22), ink, thread),
      shadowLine(offset(place(leg.hem), inward * -20), ink, 5, 0.2),
    ].join('');
  };
  const puckers = (side: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = leg.side[Math.round(((i + 2) / 15) * (leg.side.length - 1))] ?? [0, 0];
      const px = side > 0 ? x : 1200 - x;
      return {
        spine: [[px - side * 4, y] as const, [px - side * 24, y + 8] as const],
        width: 7,
        depth: (chance() - 0.6) * 3,
      };
    });
  const legs = [-1, 1].map((side): Part => {
    const folds = legFolds(cut, chance).map((fold) =>
      side > 0 ? fold : { ...fold, spine: mirror(fold.spine), skew: -(fold.skew ?? 0) },
    );
    return {
      outline: side > 0 ? leg.outline : mirror(leg.outline),
      shell: [side > 0 ? mirror(leg.outline) : leg.outline],
      folds: [...folds, ...puckers(side)],
      under: worn(side, light),
      over: yokeSeams(side < 0) + (side > 0 ? stitches(offset(coin, -4), ink, thread) : ''),
      lift: side > 0 ? 6 : 3,
    };
  });
  const fly = through('46 60, 46 250, 34 300, 4 330');
  const right = legs[1];
  const [back, band] = waistband(cut, { ...ink, thread });
  const flySeam = [at(0, 60), at(0, 372)];
  const loops = [-150, 104, 206, -52]
    .slice(0, 3)
    .map((x) => beltLoop(x, -4, 66, { ...ink, thread }, denimDye(dye)));
  const rivets = [at(133, 66), at(268, 156), at(-133, 66), at(-268, 156)]
    .map((place) => stud(place, 6, '#a9754a'))
    .join('');
  const bar = [at(8, 320), at(10, 338)];
  return {
    parts: [
      back,
      ...legs.slice(0, 1),
      ...(right
        ? [
            {
              ...right,
              over: `${right.over ?? ''}${seam(flySeam, ink, 1.2)}${stitches(fly, ink, thread)}${stitches(offset(fly, 7), ink, thread)}${stitches(bar, ink, thread, 3)}`,
            },
          ]
        : []),
      { ...band, loose: `${shadowLine([at(26, 14), at(28, 60)], ink, 4, 0.5)}${rivets}` },
      ...loops,
      { outline: [at(0, 30), at(1, 30), at(1, 31)], lift: 0, loose: stud(at(2, 37), 14, '#b08a5e') },
    ],
    fabric: studio.fabric ?? 'denim',
    dye: denimDye(dye),
    upright: true,
  };
}
