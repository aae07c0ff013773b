import { createInterface } from 'node:readline';
import * as z from 'zod';
import { affinity, coverage } from '#shared/ranker/affinity';
import { type Reading, read } from '#shared/ranker/reading';

/** Reads outfits as JSON lines and prints for each how well the ranker thinks that its pieces go together. */
const departments = {
  upper: 'clothes',
  bottom: 'clothes',
  shoe: 'shoes',
  bag: 'bags',
  accessory: 'accessories',
} as const;
const Outfit = z.object({
  items: z.array(
    z.object({ slot: z.enum(Object.keys(departments) as (keyof typeof departments)[]), name: z.string() }),
  ),
});

const readings = new Map<string, Reading>();
function readingOf(slot: keyof typeof departments, name: string): Reading {
  const key = `${departments[slot]} ${name}`;
  const reading = readings.get(key) ?? read(departments[slot], name);
  readings.set(key, reading);
  return reading;
}

function scoreOf({ items }: z.infer<typeof Outfit>): number {
  const pieces = items.map(({ slot, name }) => ({ slot, reading: readingOf(slot, name) }));
  const worn = (slot: string) => pieces.find((piece) => piece.slot === slot)?.reading;
  return affinity(pieces.map(({ reading }) => reading)) + coverage(worn('upper'), worn('bottom'));
}

const scores: number[] = [];
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim()) scores.push(scoreOf(Outfit.parse(JSON.parse(line))));
process.stdout.write(scores.map((score) => `${score}\n`).join(''));
