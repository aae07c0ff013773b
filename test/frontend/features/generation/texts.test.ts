import { describe, expect, it } from 'vitest';
import { failureKinds, quickIdeas, quickStarts, tips, tour } from '#frontend/features/generation/texts.ts';
import { swedish } from '#frontend/swedish/index.ts';
import { moods, occasions } from '#shared/catalog';
import { chipsOf } from '#shared/listening/chips';
import { listen } from '#shared/listening/listen';
import { swedishChipLabels } from '#shared/swedish/chip-labels';

const lists = {
  'the quick ideas': [quickIdeas, 6],
  'the names of the quick starts': [quickStarts.map(({ name }) => name), 6],
  'the notes of the quick starts': [quickStarts.map(({ note }) => note), 6],
  'the prompts of the quick starts': [quickStarts.map(({ prompt }) => prompt), 6],
  'the moods of the quick starts': [quickStarts.map(({ mood }) => mood), 6],
  'the moments of all moods': [Object.values(moods).flat(), 40],
  'the tips': [tips, 8],
  'the steps of the tour': [tour.map(({ text }) => text), 5],
  'the suggestions': [Object.values(failureKinds).map(({ suggestion }) => suggestion), 5],
} as const;

describe('the texts of the generator', () => {
  it.each(Object.entries(lists))('%s are all written, and none twice', (_name, [texts, count]) => {
    expect(texts).toHaveLength(count);
    expect(new Set(texts.map((text) => text.trim().toLowerCase())).size).toBe(count);
    for (const text of texts) expect(text).not.toMatch(/^\s*$|lorem|todo|tbd|xxx|\.\.\.$/i);
  });

  it('start with moods and occasions that there are', () => {
    for (const { mood, occasion } of quickStarts) {
      expect(Object.keys(moods)).toContain(mood);
      expect(occasions).toContain(occasion);
    }
  });
});

describe('the Swedish requests of the generator', () => {
  const heardIn = (prompt: string) => listen({ prompt, mood: null, occasion: null }, []);
  const prompts = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];

  it.each(prompts)('“%s” is understood, each word', (prompt) => {
    const { language, notUnderstood } = heardIn(swedish[prompt as keyof typeof swedish]);
    expect({ language, notUnderstood }).toEqual({ language: 'sv', notUnderstood: [] });
  });

  it('are shown as they were typed', () => {
    const chips = chipsOf(heardIn('Middag med vänner, bara svart, inga klackskor'), swedishChipLabels);
    expect(chips).toEqual([
      { key: 'setting dinner', label: 'middag' },
      { key: 'no klackskor', label: 'utan klackskor' },
      { key: 'palette', label: 'bara svart' },
    ]);
  });
});
