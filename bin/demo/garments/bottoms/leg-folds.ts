import type { Fold } from '../drawing/light.ts';
import type { Chance } from '../drawing/noise.ts';
import { through } from '../tops/torso.ts';
import type { TrouserCut } from './trouser-cut.ts';

/** Whiskers from the crotch, soft bends at the knee, a break above the hem. */
export function legFolds(cut: TrouserCut, chance: Chance, softness = 1): Fold[] {
  const { hip, knee, hem, crotch } = cut;
  const vary = (value: number, by: number): number => value + (chance() - 0.5) * 2 * by;
  const folds: Fold[] = [];
  for (const [rise, reach, depth] of [
    [-80, 0.86, 3.5],
    [-30, 0.8, 5],
    [14, 0.62, 5],
    [66, 0.5, 4],
  ] as const) {
    if (chance() < 0.24) continue;
    folds.push({
      spine: through([
        [vary(8, 6), crotch + rise],
        [hip.half * reach * 0.5, crotch + rise - vary(20, 20)],
        [hip.half * vary(reach, 0.2), crotch + rise - vary(80, 70)],
      ]),
      width: vary(17, 4) * softness,
      depth: -depth * vary(1, 0.3) * softness,
      skew: vary(0.2, 0.3),
      ends: [0.15, 0.65],
    });
  }
  const width = knee.outer - knee.inner;
  const bend = Math.min(knee.y, hem.y - 60);
  for (let i = 0; i < (hem.y - crotch > 400 ? 5 : 2); i += 1) {
    const y = vary(bend + (i - 2) * 40, 22);
    const inward = chance() > 0.5;
    const [from, to] = inward
      ? [knee.inner - 4, knee.inner + width * vary(0.6, 0.15)]
      : [knee.outer + 4, knee.outer - width * vary(0.6, 0.15)];
    folds.push({
      spine: through([
        [from, y],
        [(from + to) / 2, y + vary(10, 14)],
        [to, y + vary(40, 34)],
      ]),
      width: vary(20, 6) * softness,
      depth: -vary(3.4, 2) * softness,
      skew: vary(0, 0.4),
      ends: [0.25, 0.7],
    });
  }
  for (const t of [0.3, 0.72]) {
    const x = hem.inner + (hem.outer - hem.inner) * vary(t, 0.12);
    folds.push({
      spine: through([
        [knee.inner + width * vary(t, 0.1), vary((knee.y + crotch) / 2, 80)],
        [vary((x + knee.inner + width * t) / 2, 8), (knee.y + hem.y) / 2],
        [x, hem.y + 10],
      ]),
      width: vary(34, 8),
      depth: vary(-5, 2) * softness,
      skew: vary(0, 0.4),
      ends: [0.5, 0.1],
    });
  }
  return folds;
}
