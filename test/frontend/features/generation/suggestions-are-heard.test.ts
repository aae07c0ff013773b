import { describe, expect, it } from 'vitest';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';
import { quickRemixes } from '#frontend/features/outfits/texts.ts';
import { swedish } from '#frontend/swedish/index.ts';
import { listen } from '#shared/listening/listen';

const translations: Readonly<Record<string, string>> = swedish;
const suggestions = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt), ...quickRemixes];

/** The number of wishes that the stylist recognizes in a text. */
const heardIn = (prompt: string) => {
  const { refusals, colors, settings, comforts, styles, weather } = listen(
    { prompt, mood: null, occasion: null },
    [],
  );
  return [...refusals, ...colors, ...settings, ...comforts, ...styles, ...(weather ? [weather] : [])].length;
};

describe('the stylist hears what the app suggests to say', () => {
  it.each(suggestions)('%s', (suggestion) => {
    expect(heardIn(suggestion)).toBeGreaterThan(0);
    expect(heardIn(translations[suggestion] ?? '')).toBeGreaterThan(0);
  });
});
