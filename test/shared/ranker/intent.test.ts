import { describe, expect, it } from 'vitest';
import { occasions } from '#shared/catalog';
import { intentFor } from '../../support/examples/intents.ts';

const read = (prompt: string, mood: string | null = null, occasion: string | null = null) =>
  intentFor({ prompt, mood, occasion });

describe('a request', () => {
  it('that says nothing asks for nothing', () => {
    expect(read('surprise me')).toMatchObject({
      formality: null,
      styles: {},
      temperature: null,
      rain: false,
      asked: [],
      colors: [],
    });
  });

  it.each([
    ['business', 'a business lunch'],
    ['elegant', 'a romantic dinner date'],
    ['sporty', 'the gym'],
    ['streetwear', 'streetwear'],
    ['casual', 'a casual weekend'],
  ])('asks for %s by its words: %s', (style, prompt) => {
    expect(Object.keys(read(prompt).styles)).toContain(style);
  });

  it.each(occasions)('is dressed for its occasion: %s', (occasion) => {
    expect(read('something', null, occasion).formality).not.toBeNull();
  });

  it('is dressed for its mood and for the sub-occasion behind it', () => {
    expect(read('something', 'elegant').formality).toBeGreaterThan(0.6);
    expect(read('something', 'Casual > beach day').formality).toBeCloseTo(0.1);
  });

  it('is dressed first for what its words name', () => {
    expect(read('a funeral', 'sporty', 'beach').formality).toBeGreaterThan(0.6);
  });

  it.each([
    ['30 degrees', 30],
    ['minus 10', -10],
    ['28 grader', 28],
    ['86 °F', 30],
    ['January in Luleå', -6],
  ])('knows the degrees of "%s"', (prompt, degrees) => {
    expect(read(prompt).temperature).toBe(degrees);
  });

  it.each(['rainy', 'it is raining', 'ein Gewitter', 'det ska regna'])('expects rain for "%s"', (prompt) => {
    expect(read(prompt).rain).toBe(true);
  });

  it.each(['constructor', '__proto__', 'toString'])('passes over the mood and occasion "%s"', (word) => {
    expect(read('toString constructor', word, word)).toMatchObject({ formality: null, styles: {} });
  });
});
