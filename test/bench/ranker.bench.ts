import { expect, it } from 'vitest';
import { moods } from '#shared/catalog';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { cpuOf, fullWardrobe, share } from './measure.ts';

const wardrobe = fullWardrobe();

it('ranks outfits of 100 pieces, and prints the CPU time that takes', () => {
  const requests = Object.keys(moods).flatMap((mood) =>
    [-5, 10, 18, 29].map((temperature) => ({
      prompt: 'Something for the day',
      mood,
      occasion: null,
      weather: { temperature, rain: temperature === 10 },
    })),
  );
  const times = requests.map((request, seed) =>
    cpuOf(() => {
      expect(rankOutfits(wardrobe, request, { seed })).not.toHaveLength(0);
    }),
  );
  console.log(
    `ranking 100 pieces: median ${share(times, 0.5)} ms, 90 % within ${share(times, 0.9)} ms, first (cold) ${times[0]?.toFixed(1)} ms of CPU`,
  );
});
