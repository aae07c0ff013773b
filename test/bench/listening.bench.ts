import { expect, it } from 'vitest';
import { limits } from '#shared/limits';
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
  const nonsense = ['no heels but ', 'asdf qwer ', '"(a ', 'not no '].map((text) =>
    text.repeat(500).slice(0, limits.generation.prompt),
  );
  const hearNonsense = (prompt: string) =>
    cpuOf(() => listen({ prompt, mood: null, occasion: null }, wardrobe));
  for (const _ of [1, 2, 3]) nonsense.forEach(hearNonsense);
  const longest = nonsense.map(hearNonsense);
  console.log(
    `listening: median ${share(heard, 0.5)} ms, 90 % within ${share(heard, 0.9)} ms, first (cold, with 100 items to read) ${first.toFixed(1)} ms of CPU; ranking: median ${share(ranked, 0.5)} ms; the longest nonsense at most ${share(longest, 1)} ms`,
  );
  expect(Number(share(longest, 1)) / Number(share(ranked, 0.5))).toBeLessThanOrEqual(4);
  expect(Number(share(heard, 0.5)) / Number(share(ranked, 0.5))).toBeLessThanOrEqual(0.34);
});
