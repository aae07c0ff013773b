import { createInterface } from 'node:readline';
import * as z from 'zod';
import { type Attributes, extractAttributes } from '#shared/stylist/ranking/attributes';
import { coverage, meanPairAffinity } from '#shared/stylist/ranking/pair-affinity';

/**
 * Reads outfits as JSON lines from standard input, `{"items":[{"slot":"upper","name":"free text"}]}`, and prints one
 * number per line in the same order. A higher number means that the items go together better. Refuses a line with
 * another shape.
 */
const departments = {
  upper: 'clothes',
  bottom: 'clothes',
  shoe: 'shoes',
  bag: 'bags',
  accessory: 'accessories',
} as const;
type Slot = keyof typeof departments;
const Outfit = z.object({
  items: z.array(z.object({ slot: z.enum(Object.keys(departments) as Slot[]), name: z.string() })),
});

const known = new Map<string, Attributes>();
/** The attributes of a name, which may contain the brand. Cached, because the same item is in many outfits. */
function attributesOf(slot: Slot, name: string): Attributes {
  const key = `${departments[slot]} ${name}`;
  const attributes = known.get(key) ?? extractAttributes(departments[slot], name, name);
  known.set(key, attributes);
  return attributes;
}

function scoreOf({ items }: z.infer<typeof Outfit>): number {
  const named = items.map(({ slot, name }) => ({ slot, attributes: attributesOf(slot, name) }));
  const worn = (slot: Slot) => named.find((item) => item.slot === slot)?.attributes;
  return (
    meanPairAffinity(named.map(({ attributes }) => attributes)) + coverage(worn('upper'), worn('bottom'))
  );
}

const scores: number[] = [];
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim()) scores.push(scoreOf(Outfit.parse(JSON.parse(line))));
process.stdout.write(scores.map((score) => `${score}\n`).join(''));
