import { describe, expect, it } from 'vitest';
import { occasions } from '#shared/catalog';
import { readIntent } from '#shared/ranker/intent';

const read = (prompt: string, mood: string | null = null, occasion: string | null = null) =>
  readIntent({ prompt, mood, occasion });

describe('a request', () => {
  it('that says nothing asks for nothing', () => {
    expect(read('surprise me')).toMatchObject({
      formality: null,
      styles: {},
      temperature: null,
      rain: false,
      colors: [],
    });
  });

  it.each([
    ['business', 'a business lunch'],
    ['elegant', 'a formal evening'],
    ['sporty', 'an athletic day'],
    ['elegant', 'a romantic dinner date'],
    ['streetwear', 'street style'],
    ['casual', 'casual weekend'],
  ])('asks for %s by its words: %s', (style, prompt) => {
    expect(Object.keys(read(prompt).styles)).toContain(style);
  });

  it.each(occasions)('is dressed for its occasion: %s', (occasion) => {
    expect(read('something', null, occasion).formality).not.toBeNull();
  });

  it('is dressed for its mood and for the sub-occasion behind it', () => {
    expect(read('something', 'elegant').formality).toBeGreaterThan(0.7);
    expect(read('something', 'Casual > beach day')).toMatchObject({ temperature: 27, formality: 0.1 });
  });

  it.each([
    ['snow', -4],
    ['a cold morning', 2],
    ['autumn leaves', 10],
    ['spring', 15],
    ['a hot day', 27],
  ])('expects the weather of "%s"', (prompt, degrees) => {
    expect(read(prompt).temperature).toBe(degrees);
  });

  it.each(['rainy', 'a wet day', 'storm', 'drizzle'])('expects rain for "%s"', (prompt) => {
    expect(read(prompt).rain).toBe(true);
  });

  it('names the colors of the prompt', () => {
    expect(read('RED shoes with navy trousers').colors).toEqual(['navy', 'red']);
  });

  it.each(['constructor', '__proto__', 'toString'])('passes over the mood and occasion "%s"', (word) => {
    expect(read('lunch', word, word)).toMatchObject({ formality: null, styles: {} });
  });
});
