import { describe, expect, it } from 'vitest';
import { harmonyOf } from '#shared/stylist/ranking/color-harmony';
import { colorFromName } from '#shared/stylist/ranking/oklch-color';

const harmony = (...colors: readonly string[]) => harmonyOf(colors.map(colorFromName));

describe('the colors of an outfit', () => {
  it('make one of six schemes, with the colors that stand out', () => {
    for (const [scheme, colors, accents] of [
      ['neutral', ['black', 'white', 'gray'], []],
      ['tonal', ['blue', 'blue'], ['blue']],
      ['accent', ['black', 'red', 'white'], ['red']],
      ['accent', ['red'], ['red']],
      ['analogous', ['red', 'orange', 'black'], ['red', 'orange']],
      ['complementary', ['yellow', 'blue'], ['yellow', 'blue']],
      ['clash', ['red', 'green', 'black'], ['red', 'green']],
      ['unknown', ['unknown', 'sparkling'], []],
      ['unknown', [], []],
      // The circle of colors has its seam between these.
      ['analogous', ['pink', 'purple'], ['pink', 'purple']],
    ] as const)
      expect(harmony(...colors), colors.join()).toMatchObject({ scheme, accents });
  });

  it('pass over the colors nobody knows', () => {
    expect(harmony('constructor', 'black', 'octarine', '__proto__')).toEqual(harmony('black'));
  });

  it('are better calm than clashing', () => {
    const score = (...colors: string[]) => harmony(...colors).score;
    expect(score('black', 'red', 'white')).toBeGreaterThan(score('yellow', 'blue'));
    expect(score('yellow', 'blue')).toBeGreaterThan(score('red', 'green'));
    expect(score('red', 'green')).toBeGreaterThan(score('red', 'green', 'blue', 'yellow'));
  });
});
