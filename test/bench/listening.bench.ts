import { expect, it } from 'vitest';
import { listen } from '#shared/stylist/hearing/listen';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import wishes from '../support/wishes/requests.json' with { type: 'json' };
import { cpuOf, fullWardrobe, share } from './measure.ts';

it('listens in a fraction of the time of a ranking, and prints the CPU time of both', () => {
  const wardrobe = fullWardrobe();
  const requests = wishes.map(({ prompt }) => ({ prompt, mood: null, occasion: null }));
  const first = cpuOf(() => listen({ prompt: 'office day', mood: null, occasion: null }, wardrobe));
  const heard = requests.map((request) => cpuOf(() => listen(request, wardrobe)));
  const ranked = requests
    .slice(0, 20)
    .map((request, seed) => cpuOf(() => rankOutfits(wardrobe, { ...request, weather: null }, { seed })));
  console.log(
    `listening: median ${share(heard, 0.5)} ms, 90 % within ${share(heard, 0.9)} ms, first (cold, with 100 items to read) ${first.toFixed(1)} ms of CPU; ranking: median ${share(ranked, 0.5)} ms`,
  );
  expect(Number(share(heard, 0.5)) / Number(share(ranked, 0.5))).toBeLessThanOrEqual(0.34);
});
