import { expect, it } from 'vitest';
import { quotes } from '#frontend/features/landing/texts.ts';

it('has six different quotes, among them the three published ones', () => {
  expect(new Set(quotes).size).toBe(6);
  expect(quotes).toHaveLength(6);
  expect(quotes).toEqual(
    expect.arrayContaining([
      'Discover your daily style',
      'Fashion fades, but style is eternal',
      "Dress like you're already famous",
    ]),
  );
});
