import { describe, expect, it } from 'vitest';
import { nameOf, referenceColors } from '#functions/images/subject-color/color-names';
import { type Color, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf, labOfRgb } from '#shared/rules/oklab';
import { isNeighbor } from '../../support/scenes/neighbor-colors.ts';
import common from './color-names.json' with { type: 'json' };

describe('a color', () => {
  it('of a reference is called by its name without doubt, and a common one by its name or a neighbor of it', () => {
    for (const color of colors)
      for (const shade of referenceColors[color])
        expect(nameOf(labOf(shade)), shade).toEqual({ color, clarity: 1 });
    for (const [hex, color] of common as [string, Color][]) {
      const name = nameOf(labOf(hex)).color;
      expect(name === color || isNeighbor(name, color), `${hex} is called ${name}`).toBe(true);
    }
  });

  it('between two others is called less clearly than each of them', () => {
    const [red, pink] = [labOf(referenceColors.red[0]), labOf(referenceColors.pink[0])];
    const between = red.map((value, at) => (value + (pink[at] ?? 0)) / 2) as unknown as Lab;
    expect(nameOf(between).clarity).toBeLessThan(0.5);
  });
});

it('neighbors of a color are neighbors both ways, fewer than half of all, and never opposites', () => {
  for (const one of colors) {
    expect(isNeighbor(one, one)).toBe(false);
    for (const other of colors) expect(isNeighbor(one, other)).toBe(isNeighbor(other, one));
    expect(colors.filter((other) => isNeighbor(one, other)).length, one).toBeLessThan(colors.length / 2);
  }
  expect([isNeighbor('red', 'green'), isNeighbor('white', 'black'), isNeighbor('yellow', 'blue')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('OKLab has black at 0, white at 1, no color in gray, and red where its author puts it', () => {
  expect(labOf('#000000')[0]).toBeCloseTo(0);
  expect(labOf('#ffffff')[0]).toBeCloseTo(1);
  const [, a, b] = labOfRgb(128, 128, 128);
  expect(Math.hypot(a, b)).toBeLessThan(0.001);
  expect(labDistance(labOf('#ff0000'), [0.62796, 0.22486, 0.12585])).toBeLessThan(0.0005);
});
