import type { Color } from '#shared/catalog';
import { labOf } from '#shared/rules/oklab';
import type { FabricName } from '../cloth/fabric.ts';
import type { Pattern } from '../cloth/print.ts';
import { toned } from '../colors.ts';
import type { Line, Point } from './geometry.ts';
import type { Fold } from './light.ts';

/** One piece of cloth, leather or metal. Later parts lie on earlier ones and throw a shadow on them. */
export type Part = {
  outline: Line;
  holes?: readonly Line[];
  fabric?: FabricName;
  dye?: string;
  /** The outlines this piece runs into without an edge: its rim is rounded only where their union ends. */
  shell?: readonly Line[];
  folds?: readonly Fold[];
  field?: (x: number, y: number) => number;
  /** The direction of the cloth's length, in degrees off the vertical. */
  grain?: number;
  crumple?: number;
  crease?: number;
  roll?: { radius: number; depth: number };
  puff?: { radius: number; depth: number };
  /** How far the piece stands off what lies below: the reach of its shadow. */
  lift?: number;
  /** A darkness over the whole piece, as of an inside. */
  dim?: number;
  plain?: boolean;
  /** Markup under the light (inlays), over it (seams), both cut at the outline, and on top (buttons). */
  under?: string;
  over?: string;
  loose?: string;
};

export type Garment = {
  parts: readonly Part[];
  fabric: FabricName;
  /** Stripes run across a knitted top, and down what is cut from a bolt. */
  upright?: boolean;
  dye?: string;
  /** What keeps its shape is laid down straighter than cloth: 1 is as loose as a shirt. */
  drift?: number;
};

export type Cloth = { color: Color; dye: string; pattern: Pattern; seed: number };

export type Placing = {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  widen?: number;
  flip?: boolean;
  about?: Point;
};

/** The part moved, turned, scaled or seen in a mirror; light still comes from the same window. */
export function placed(
  part: Part,
  { x = 0, y = 0, turn = 0, scale = 1, widen = 1, flip = false, about = [0, 0] }: Placing,
): Part {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const sign = (flip ? -1 : 1) * widen;
  const [a, b, c, d] = [cos * sign, sin * sign, -sin, cos];
  const [e, f] = [about[0] + x - a * about[0] - c * about[1], about[1] + y - b * about[0] - d * about[1]];
  const move = (line: Line): Line => line.map(([px, py]) => [a * px + c * py + e, b * px + d * py + f]);
  const det = a * d - b * c;
  const { field, holes, shell, under, over, loose } = part;
  const wrap = (markup: string): string =>
    `<g transform="matrix(${[a, b, c, d, e, f].map((value) => value.toFixed(4)).join(' ')})">${markup}</g>`;
  return {
    ...part,
    outline: move(part.outline),
    grain: (flip ? -1 : 1) * (part.grain ?? 0) + turn,
    folds: (part.folds ?? []).map((fold) => ({
      ...fold,
      spine: move(fold.spine),
      width: fold.width * scale,
      depth: fold.depth * scale,
      skew: (flip ? -1 : 1) * (fold.skew ?? 0),
    })),
    ...(holes ? { holes: holes.map(move) } : {}),
    ...(shell ? { shell: shell.map(move) } : {}),
    ...(under ? { under: wrap(under) } : {}),
    ...(over ? { over: wrap(over) } : {}),
    ...(loose ? { loose: wrap(loose) } : {}),
    ...(field
      ? {
          field: (px: number, py: number) =>
            field((d * (px - e) - c * (py - f)) / det, (a * (py - f) - b * (px - e)) / det) * scale,
        }
      : {}),
  };
}

/** Colours for what is sewn on a dye: the shadow of a seam, its lit edge, the thread. */
export const inkOf = (dye: string): { shadow: string; light: string; thread: string } => {
  const dark = labOf(dye)[0] < 0.36;
  return {
    shadow: toned(dye, dark ? -0.11 : -0.3, 1.1),
    light: toned(dye, dark ? 0.2 : 0.12, 0.8),
    thread: toned(dye, dark ? 0.16 : -0.14),
  };
};
