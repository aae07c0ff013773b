import type { FabricName } from '../cloth/fabric.ts';
import { type Ink, seam, stitches } from '../cloth/sewing.ts';
import { join, type Line, offset, reverse } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import { at, type Torso, type TorsoCut, through } from './torso.ts';

/** What is seen of the back through a neck opening: the inside of the cloth with its label. */
export const insideNeck = (torso: Torso, rise = 0): Part => ({
  outline: join(
    torso.backNeck.map(([x, y]) => [x, y - rise] as const),
    reverse(torso.neckline),
  ),
  dim: 0.3,
  lift: 0,
  puff: { radius: 10, depth: 0 },
  plain: true,
  over: wovenLabel(-34, 24),
});

export function wovenLabel(dx: number, dy: number, width = 68, height = 30): string {
  const [x, y] = at(dx, dy);
  return `<rect x="${x - 1}" y="${y + 1}" width="${width + 3}" height="${height + 2}" fill="#000" opacity=".16"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="#ece6da"/><path d="M${x + width * 0.2} ${y + height / 2}h${width * 0.6}" stroke="#57504a" stroke-width="2.2" opacity=".75"/><path d="M${x + width * 0.36} ${y + height * 0.72}h${width * 0.28}" stroke="#57504a" stroke-width="1.1" opacity=".5"/>`;
}

type Band = { back: Part; front: Part };

/** A round neck finished with a rib of the given width. */
export function crewNeck(torso: Torso, cut: TorsoCut, ink: Ink, width: number, fabric: FabricName): Band {
  const { half, front, back } = cut.neck;
  const topX = half - width * 0.46;
  const topY = -width * 0.74;
  const inner: Line = through([
    [-half, 0, 0.3],
    [-half + width * 0.14, -width * 0.46],
    [-topX, topY, 0.8],
    [-(half - width) * 0.94, front * 0.34],
    [-(half - width) * 0.6, (front - width) * 0.86],
    [0, front - width],
    [(half - width) * 0.6, (front - width) * 0.86],
    [(half - width) * 0.94, front * 0.34],
    [topX, topY, 0.8],
    [half - width * 0.14, -width * 0.46],
    [half, 0, 0.3],
  ]);
  const topEdge: Line = through([
    [-half, 0, 0.3],
    [-half + width * 0.14, -width * 0.46],
    [-topX, topY - 1],
    [-topX * 0.6, back * 0.75 - width * 0.86],
    [0, back - width * 0.94],
    [topX * 0.6, back * 0.75 - width * 0.86],
    [topX, topY - 1],
    [half - width * 0.14, -width * 0.46],
    [half, 0, 0.3],
  ]);
  const flat = { radius: 10, depth: 0 };
  return {
    back: {
      outline: join(topEdge, reverse(torso.backNeck)),
      fabric,
      dim: 0.14,
      lift: 5,
      puff: flat,
      plain: true,
      over: seam(torso.backNeck, ink, 0.8),
    },
    front: {
      outline: join(torso.neckline, reverse(inner)),
      fabric,
      puff: flat,
      lift: 7,
      plain: true,
      over: seam(torso.neckline, ink, 1.5),
    },
  };
}

/** Two rows of stitches that hold a hem; positive distances lie to the right of the line's travel. */
export const twinStitches = (line: Line, distance: number, ink: Ink, thread?: string): string =>
  stitches(offset(line, distance), ink, thread) +
  stitches(offset(line, distance + Math.sign(distance) * 6), ink, thread);
