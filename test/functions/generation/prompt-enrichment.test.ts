import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  enrichPrompt,
  type PromptKind,
  promptKeywords,
  promptKinds,
} from '#functions/generation/prompt-enrichment';
import { colors } from '#shared/catalog';

const prompts: Record<PromptKind, string[]> = {
  business: ['business lunch', 'Office day', 'a client meeting', 'job INTERVIEW', 'something for work'],
  formal: ['a formal dinner', 'black tie', 'Black-Tie', 'wedding guest', 'opera, at last'],
  athletic: ['athletic look', 'gym', 'sports day', 'morning run', 'yoga class'],
  date: ['first date', 'a romantic evening', 'dinner for two', 'our anniversary'],
  street: ['street style', 'streetwear', 'urban walk', 'skate park', 'street-style'],
  casual: ['casual', 'smart casual', 'weekend errands', 'a lazy sunday', 'laid-back'],
};
const kinds = Object.keys(prompts) as PromptKind[];
const plainly = { variety: false };

it('a prompt gets the keywords of its kinds, and one of no kind stays as it is', () => {
  for (const kind of kinds)
    for (const prompt of prompts[kind]) {
      expect(promptKinds(prompt), prompt).toContain(kind);
      const enriched = enrichPrompt(prompt, plainly);
      expect(enriched.startsWith(prompt)).toBe(true);
      expect(enriched).toContain(promptKeywords(kind));
    }
  const both = `casual office (${promptKeywords('business')}; ${promptKeywords('casual')})`;
  expect(enrichPrompt('casual office', plainly)).toBe(both);
  for (const prompt of ['informal', 'up to date', 'dated', 'homework', 'streets ahead', 'überwork', '']) {
    expect(promptKinds(prompt), prompt).toEqual([]);
    expect(enrichPrompt(prompt, plainly)).toBe(prompt);
  }
});

it('each kind has keywords of its own, none of them a color', () => {
  const words = kinds.flatMap((kind) => promptKeywords(kind).split(/,\s*/));
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => colors.some((color) => word.split(/\W/).includes(color)))).toEqual([]);
});

it('with the variety flag the prompt ends with a random number from 1 to 1000, and without it with none', () => {
  const enriched = enrichPrompt('office', { variety: true, random: () => 0.25 });
  expect(enriched).toBe(`office (${promptKeywords('business')}) [variation 251]`);
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (prompt, chance) => {
        const varied = enrichPrompt(prompt, { variety: true, random: () => chance });
        const number = Number(/ \[variation (\d+)\]$/.exec(varied)?.[1]);
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(1000);
        expect(enrichPrompt(prompt, plainly)).not.toMatch(/\[variation \d+\]$/);
      },
    ),
  );
  const made = new Set(Array.from({ length: 50 }, () => enrichPrompt('walk', { variety: true })));
  expect(made.size).toBeGreaterThan(30);
});
