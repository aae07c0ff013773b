import { expect, it } from 'vitest';
import { skyOf } from '#functions/weather/weather-code';
import { swedishWord } from '#shared/swedish/words';

/** All weather codes of Open-Meteo, and 42, which it does not use. */
const codes = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
  42,
];

it('every sky has words of its own, in Swedish, too', () => {
  expect(new Set(codes.map((code) => skyOf(code).description)).size).toBe(codes.length);
  for (const code of codes) {
    const { description } = skyOf(code);
    expect(swedishWord(description), `${code}`).not.toBe(description);
  }
  expect(swedishWord(skyOf(63).description)).toBe('regn');
});
