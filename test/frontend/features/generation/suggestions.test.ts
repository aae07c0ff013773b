import { expect, it } from 'vitest';
import { toggleSuggestion } from '#frontend/features/generation/suggestions.ts';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';
import { quickRemixes } from '#frontend/features/outfits/texts.ts';
import { swedish } from '#frontend/swedish/index.ts';
import { chipsOf } from '#shared/stylist/hearing/chips';
import { listen } from '#shared/stylist/hearing/listen';
import { swedishChipLabels } from '#shared/swedish/chip-labels';

const [idea, other] = quickIdeas;
const prompts = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];
const inSwedish = (text: string) => (swedish as Readonly<Record<string, string>>)[text] ?? '';
const heardIn = (prompt: string) => listen({ prompt, mood: null, occasion: null }, []);

it('a suggestion that is pressed fills the prompt, replaces another, is added to own words, or is taken out', () => {
  const cases = [
    ['', idea],
    ['  ', idea],
    [other, idea],
    [quickStarts[0].prompt, idea],
    ['no heels ', `no heels, ${idea}`],
    [`${other}, no heels`, `${other}, no heels, ${idea}`],
    [idea, ''],
    [`no heels, ${idea}`, 'no heels'],
    [`${idea}, no heels`, 'no heels'],
    [`navy, ${idea}, no heels`, 'navy, no heels'],
    // No word of the person's own is cut from a long prompt.
    ['x'.repeat(999), `${'x'.repeat(999)},`],
  ] as const;
  expect(cases.map(([before]) => [before, toggleSuggestion(before, idea)])).toEqual(cases);
});

it('the stylist hears a wish in whatever the app suggests to say, in both languages', () => {
  const wishesIn = (text: string) => {
    const { refusals, colors, settings, comforts, styles, weather } = heardIn(text);
    return [...refusals, ...colors, ...settings, ...comforts, ...styles, ...(weather ? [weather] : [])];
  };
  const suggestions = [...prompts, ...quickRemixes];
  const unheard = [...suggestions, ...suggestions.map(inSwedish)].filter((text) => !wishesIn(text).length);
  expect(unheard).toEqual([]);
});

it('the Swedish suggestions are understood, each word, and shown as they were typed', () => {
  for (const prompt of prompts)
    expect(heardIn(inSwedish(prompt))).toMatchObject({ language: 'sv', notUnderstood: [] });
  const chips = chipsOf(heardIn('Middag med vänner, bara svart, inga klackskor'), swedishChipLabels);
  expect(chips).toEqual([
    { key: 'setting dinner', label: 'middag' },
    { key: 'no klackskor', label: 'utan klackskor' },
    { key: 'palette', label: 'bara svart' },
  ]);
});
