import { expect, it } from 'vitest';
import { moods } from '#shared/catalog';
import type { WardrobeItem } from '#shared/ranker/garment';
import { rankOutfits } from '#shared/ranker/rank';
import { demoPeople } from '../../bin/demo/wardrobes.ts';

/** A full wardrobe: the demo pieces of all three people, again and again up to a hundred. */
const pieces = demoPeople.flatMap((person) => person.pieces);
const wardrobe = Array.from({ length: 100 }, (_, place): WardrobeItem => {
  const piece = pieces[place % pieces.length];
  if (!piece) throw new Error('The demo has no clothes.');
  const { category, color, style, description } = piece;
  return {
    id: `item ${place}`,
    category,
    color,
    style,
    brand: null,
    description,
  };
});

/** Milliseconds of processor time. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

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
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `ranking 100 pieces: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, first (cold) ${times[0]?.toFixed(1)} ms of CPU`,
  );
});
