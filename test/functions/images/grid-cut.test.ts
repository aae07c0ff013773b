import { expect, it } from 'vitest';
import { cutGrid, type GridToCut, steps } from '#functions/images/cut-out/grid-cut';
import { tiesOf } from '#functions/images/cut-out/neighbor-ties';
import { chanceOf } from '../../support/scenes/drawing.ts';

const [width, height] = [4, 3];
const count = width * height;

function randomGrid(seed: number): GridToCut {
  const chance = chanceOf(seed);
  const plane = () => Float32Array.from({ length: count }, chance);
  const ties = tiesOf({ width, height, lightness: plane(), a: plane(), b: plane() });
  return { width, height, ties, preference: plane().map((value) => (value - 0.5) * 10) };
}

/** The cost of a cut: the preferences it violates and the ties it cuts. */
function costOf({ preference, ties }: GridToCut, sideOf: (place: number) => number): number {
  let cost = 0;
  for (let place = 0; place < count; place++) {
    const wish = preference[place] ?? 0;
    cost += sideOf(place) ? Math.max(0, -wish) : Math.max(0, wish);
    for (let direction = 4; direction < 8; direction++) {
      const tie = ties[place * 8 + direction] ?? 0;
      const [right = 0, down = 0] = steps[direction] ?? [];
      if (tie > 0 && sideOf(place) !== sideOf(place + down * width + right)) cost += tie;
    }
  }
  return cost;
}

it('the cut of a small grid is the cheapest of all its cuts', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const grid = randomGrid(seed);
    const cut = cutGrid(grid);
    const costs = Array.from({ length: 2 ** count }, (_, sides) =>
      costOf(grid, (place) => (sides >> place) & 1),
    );
    expect(costOf(grid, (place) => cut[place] ?? 0)).toBeCloseTo(Math.min(...costs), 3);
  }
});
