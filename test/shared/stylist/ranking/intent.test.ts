import { describe, expect, it } from 'vitest';
import { occasions } from '#shared/catalog';
import { intentFor } from '../../../support/examples/intents.ts';

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

  it('asks for a style by its words', () => {
    for (const [style, prompt] of Object.entries({
      business: 'a business lunch',
      elegant: 'a romantic dinner date',
      sporty: 'the gym',
      streetwear: 'streetwear',
      casual: 'a casual weekend',
    }))
      expect(Object.keys(read(prompt).styles), prompt).toContain(style);
  });

  it('is dressed for its occasion', () => {
    for (const occasion of occasions)
      expect(read('something', null, occasion).formality, occasion).not.toBeNull();
  });

  it('is dressed for its mood and for the sub-occasion behind it', () => {
    expect(read('something', 'elegant').formality).toBeGreaterThan(0.6);
    expect(read('something', 'Casual > beach day').formality).toBeCloseTo(0.1);
  });

  it('is dressed first for what its words name', () => {
    expect(read('a funeral', 'sporty', 'beach').formality).toBeGreaterThan(0.5);
  });

  it('passes over moods and occasions that nobody knows', () => {
    for (const word of ['constructor', '__proto__', 'toString'])
      expect(read('toString constructor', word, word)).toMatchObject({ formality: null, styles: {} });
  });
});
