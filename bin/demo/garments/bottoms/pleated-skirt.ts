import { drapeOf, drapeOutline } from '../cloth/drape.ts';
import { litLine, shadowLine } from '../cloth/sewing.ts';
import { offset } from '../drawing/geometry.ts';
import type { Garment } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { bandOf } from './skirt-parts.ts';
import { waistband } from './trouser-cut.ts';

/** Knife pleats from the band to the hem, as long as to below the knee. */
export function pleatedSkirt({ chance, ink, fabric }: Studio): Garment {
  const cut = { top: 48, bottom: 860, halves: [196, 262, 312, 350, 380], dip: 30 };
  const base = drapeOf({ ...cut, folds: 1, depth: 0, start: 0 }, chance);
  const count = 19;
  const sway = Array.from({ length: count + 1 }, () => (chance() - 0.5) * 0.035);
  const edgeAt = (i: number, v: number): number => -1 + ((i + (sway[i] ?? 0) * v * 6) / count) * 2;
  const pleat = (u: number, v: number): number => {
    let i = Math.min(count - 1, Math.max(0, Math.floor(((u + 1) / 2) * count)));
    if (i > 0 && u < edgeAt(i, v)) i -= 1;
    if (i < count - 1 && u >= edgeAt(i + 1, v)) i += 1;
    return Math.min(1, Math.max(0, (u - edgeAt(i, v)) / (edgeAt(i + 1, v) - edgeAt(i, v))));
  };
  const middle = (y: number): number => (y - base.top) / (base.bottom - base.top);
  const rise = (t: number): number => (t < 0.84 ? t / 0.84 : (1 - t) / 0.16);
  const field = (x: number, y: number): number => {
    const v = middle(y);
    return rise(pleat((x - 600) / base.halfAt(y), v)) * (6 + 9 * v);
  };
  const hem = base.hem.map(([x, y]) => {
    const t = pleat((x - 600) / base.halfAt(base.bottom), 1);
    return [x, y - 5 + rise(t) * 12] as const;
  });
  const edges = Array.from({ length: count - 1 }, (_, i) => {
    const line = Array.from({ length: 40 }, (_, k) => {
      const y = base.top + (k / 39) * (base.bottom - base.top + 36);
      const v = Math.min(1, middle(y));
      return [600 + (edgeAt(i + 1, v) - 0.003) * base.halfAt(Math.min(y, base.bottom)), y] as const;
    });
    return shadowLine(line, ink, 5, 0.34) + litLine(offset(line, 3), ink, 2, 0.28);
  });
  const [back, band] = waistband(bandOf(196, 46), ink, { dip: 12 });
  return {
    parts: [
      back,
      {
        outline: drapeOutline({ ...base, hem }),
        field,
        crease: 0.2,
        over: edges.join(''),
      },
      { ...band, over: '' },
    ],
    fabric: fabric ?? 'gabardine',
    upright: true,
  };
}
