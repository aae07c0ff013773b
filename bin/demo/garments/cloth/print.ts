import type { Color } from '#shared/catalog';
import { labOf } from '#shared/rules/oklab';
import { mixed, toned } from '../colors.ts';
import { type Box, type Point, pathData } from '../drawing/geometry.ts';
import { chanceOf } from '../drawing/noise.ts';
import type { Grid } from '../drawing/raster.ts';

export type Pattern = 'plain' | 'stripes' | 'check' | 'dots' | 'floral' | 'pinstripe';

/** A stretch of cloth: its place, its heights, the turn of its grain. */
type Stretch = { box: Box; grid: Grid; heights: Float32Array; grain: number; upright: boolean };

/** The second color of a print: quiet on light cloth, pale on dark cloth, so that the dye stays the color. */
const inkOn = (color: Color, dye: string): string => {
  if (color === 'white') return '#27324a';
  if (color === 'beige') return '#7a5a41';
  if (color === 'gray') return '#55555a';
  return labOf(dye)[0] < 0.5 ? toned(dye, 0.42, 0.35) : toned(dye, 0.2, 0.4);
};

/** Cloth coordinates (along the grain) to drawing coordinates, shifted where folds pull the print along. */
function placing({ box, grid, heights, grain }: Stretch): (u: number, v: number) => Point {
  const angle = (grain * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return (u, v) => {
    const x = cx + u * cos - v * sin;
    const y = cy + u * sin + v * cos;
    const col = Math.min(grid.cols - 3, Math.max(2, Math.round((x - grid.x) / grid.cell)));
    const row = Math.min(grid.rows - 3, Math.max(2, Math.round((y - grid.y) / grid.cell)));
    const at = row * grid.cols + col;
    const dx = (heights[at + 2] ?? 0) - (heights[at - 2] ?? 0);
    const dy = (heights[at + 2 * grid.cols] ?? 0) - (heights[at - 2 * grid.cols] ?? 0);
    return [x - dx * 0.8, y - dy * 0.8];
  };
}

function lines(stretch: Stretch, reach: number, gap: number, upright: boolean): string {
  const place = placing(stretch);
  const parts: string[] = [];
  for (let at = -Math.ceil(reach / gap) * gap; at <= reach; at += gap) {
    const line: Point[] = [];
    for (let along = -reach; along <= reach; along += 9) {
      line.push(upright ? place(at, along) : place(along, at));
    }
    parts.push(pathData(line));
  }
  return parts.join('');
}

export function printOn(pattern: Pattern, stretch: Stretch, color: Color, dye: string): string {
  if (pattern === 'plain') return '';
  const ink = inkOn(color, dye);
  const reach = Math.hypot(stretch.box.width, stretch.box.height) / 2;
  const stroke = (d: string, width: number, opacity: number, paint = ink): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}"/>`;
  switch (pattern) {
    case 'stripes':
      return stretch.upright
        ? stroke(lines(stretch, reach, 23, true), 7, 0.85)
        : stroke(lines(stretch, reach, 46, false), color === 'white' ? 13 : 10, 0.92);
    case 'pinstripe':
      return stroke(lines(stretch, reach, 26, true), 1.6, 0.5);
    case 'check': {
      const [across, down] = [lines(stretch, reach, 92, false), lines(stretch, reach, 92, true)];
      const fine = lines(stretch, reach, 46, false) + lines(stretch, reach, 46, true);
      return stroke(across, 24, 0.2) + stroke(down, 24, 0.2) + stroke(fine, 2, 0.34);
    }
    case 'dots':
      return scattered(
        stretch,
        reach,
        40,
        (x, y) => `<circle cx="${x}" cy="${y}" r="5.2" fill="${ink}" fill-opacity=".9"/>`,
      );
    case 'floral':
      return flowers(stretch, reach, ink, dye);
  }
}

function scattered(
  stretch: Stretch,
  reach: number,
  gap: number,
  draw: (x: string, y: string) => string,
): string {
  const place = placing(stretch);
  const marks: string[] = [];
  for (let row = 0, v = -reach; v <= reach; v += gap * 0.86, row += 1) {
    for (let u = -reach + (row % 2 ? gap / 2 : 0); u <= reach; u += gap) {
      const [x, y] = place(u, v);
      if (outside(stretch.box, x, y)) continue;
      marks.push(draw(x.toFixed(1), y.toFixed(1)));
    }
  }
  return marks.join('');
}

const outside = (box: Box, x: number, y: number): boolean =>
  x < box.x - 40 || y < box.y - 40 || x > box.x + box.width + 40 || y > box.y + box.height + 40;

/** Loose sprigs with small blossoms and buds, each turned and sized by chance. */
function flowers(stretch: Stretch, reach: number, ink: string, dye: string): string {
  const chance = chanceOf(91);
  const dark = labOf(dye)[0] < 0.5;
  const leaf = toned(mixed(ink, dye, 0.3), dark ? -0.12 : 0.08, 0.9);
  const heart = dark ? toned(dye, 0.1) : '#b98a3c';
  return scattered(stretch, reach, 58, (x, y) => {
    const [turn, size] = [chance() * 360, 0.55 + chance() * 0.5];
    const [dx, dy] = [chance() * 26 - 13, chance() * 26 - 13];
    const stem = `<path d="M0 4C5 14 4 24-5 36M2 18C9 15 14 17 17 22 11 25 6 23 2 18M0 26C-6 22-12 23-15 28-9 31-3 30 0 26" fill="${leaf}" stroke="${leaf}" stroke-width="1.2"/>`;
    const petals = Array.from({ length: 5 }, (_, i) => {
      const [rx, ry] = [4.4 + chance() * 1.6, 6.2 + chance() * 1.8];
      return `<ellipse cy="-6.2" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" transform="rotate(${i * 72 + chance() * 14})" fill="${ink}" fill-opacity="${(0.6 + chance() * 0.3).toFixed(2)}"/>`;
    }).join('');
    const bud = `<circle cx="20" cy="21" r="3" fill="${ink}" fill-opacity=".8"/><circle cx="-17" cy="28" r="2.4" fill="${ink}" fill-opacity=".7"/>`;
    return `<g transform="translate(${x} ${y}) translate(${dx.toFixed(0)} ${dy.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})">${stem}${petals}${bud}<circle r="2.4" fill="${heart}"/></g>`;
  });
}
