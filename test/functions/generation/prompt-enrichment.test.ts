import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe.each(kinds)('a prompt of the kind %s', (kind) => {
  it.each(prompts[kind])('is known as in “%s”, and gets its keywords', (prompt) => {
    expect(promptKinds(prompt)).toContain(kind);
    const enriched = enrichPrompt(prompt, plainly);
    expect(enriched.startsWith(prompt)).toBe(true);
    expect(enriched).toContain(promptKeywords(kind));
  });
});

it('each kind has keywords of its own, none of them a color', () => {
  const words = kinds.flatMap((kind) => promptKeywords(kind).split(/,\s*/));
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => colors.some((color) => word.split(/\W/).includes(color)))).toEqual([]);
});

it('a prompt of two kinds gets the keywords of both', () => {
  const enriched = enrichPrompt('casual office', plainly);
  expect(enriched).toBe(`casual office (${promptKeywords('business')}; ${promptKeywords('casual')})`);
});

it.each([
  'a walk in the snow',
  'informal',
  'up to date',
  'dated',
  'homework',
  'streets ahead',
  'überwork',
  '',
])('a prompt of no kind stays as it is: “%s”', (prompt) => {
  expect(promptKinds(prompt)).toEqual([]);
  expect(enrichPrompt(prompt, plainly)).toBe(prompt);
});

describe('the number of a variation', () => {
  it('ends the prompt with the variety flag, after the keywords', () => {
    const enriched = enrichPrompt('office', { variety: true, random: () => 0.25 });
    expect(enriched).toBe(`office (${promptKeywords('business')}) [variation 251]`);
  });

  it('is from 1 to 1000, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (prompt, chance) => {
          const enriched = enrichPrompt(prompt, { variety: true, random: () => chance });
          const number = Number(/ \[variation (\d+)\]$/.exec(enriched)?.[1]);
          expect(number).toBeGreaterThanOrEqual(1);
          expect(number).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });

  it('differs from one time to the next', () => {
    const made = new Set(Array.from({ length: 50 }, () => enrichPrompt('walk', { variety: true })));
    expect(made.size).toBeGreaterThan(30);
  });

  it('is not there without the flag', () => {
    fc.assert(
      fc.property(fc.string(), (prompt) => {
        expect(enrichPrompt(prompt, plainly)).not.toMatch(/\[variation \d+\]$/);
        expect(enrichPrompt(prompt, plainly)).toBe(enrichPrompt(prompt, plainly));
      }),
    );
  });
});
