import { button } from '../cloth/buttons.ts';
import { seam } from '../cloth/sewing.ts';
import type { Line } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import type { Sleeve } from '../tops/sleeve.ts';
import { through } from '../tops/torso.ts';

/** Buttons along the outer edge of a tailored cuff. */
function cuffButtons(sleeve: Sleeve, side: number, count: number, radius: number, hex: string): string {
  return Array.from({ length: count }, (_, i) => {
    const t = 0.965 - i * 0.032;
    return button(sleeve.place(t, 0.86), radius, hex, side * i * 20);
  }).join('');
}

/** The seam of a two-piece sleeve. */
export const sleeveSeam = (sleeve: Sleeve): Line =>
  through([]).concat(
    [0.04, 0.2, 0.4, 0.6, 0.8, 1].map((t) => sleeve.place(t, 0.72 + 0.06 * Math.sin(t * 3))),
  );

export function tailoredSleeve(
  sleeve: Sleeve,
  side: 1 | -1,
  shell: readonly Line[],
  ink: Studio['ink'],
  hex: string,
): Part {
  return {
    outline: sleeve.outline,
    shell,
    folds: sleeve.folds,
    grain: sleeve.grain,
    over: seam(sleeveSeam(sleeve), ink, 0.7),
    loose: cuffButtons(sleeve, side, 4, 8, hex),
  };
}
