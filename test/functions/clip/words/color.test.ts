import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';
import type { Color } from '#shared/catalog';

const titled = (lang: string, title: string) =>
  readProduct(`<html lang="${lang}"><head><title>x</title></head><body><h1>${title}</h1></body></html>`);

describe('the catalog color is found by the words of', () => {
  it.each<[language: string, title: string, color: Color]>([
    ['en', 'Coat in Charcoal', 'gray'],
    ['en', 'Off-white Shirt', 'white'],
    ['en', 'Midnight Blue Dress', 'navy'],
    ['en', 'Shirt Light Blue', 'blue'],
    ['de', 'Kleid dunkelblau', 'navy'],
    ['de', 'Hose in Schwarz', 'black'],
    ['fr', 'Robe bleu marine', 'navy'],
    ['fr', 'Jupe blanche', 'white'],
    ['es', 'Falda verde', 'green'],
    ['it', 'Maglia rossa', 'red'],
    ['sv', 'Ljusblå skjorta', 'blue'],
    ['sv', 'Mörkgrön kjol', 'green'],
    ['nl', 'Donkergroene jurk', 'green'],
    ['nl', 'Gele trui', 'yellow'],
    ['pl', 'Czarna sukienka', 'black'],
    ['pl', 'Różowa bluzka', 'pink'],
  ])('%s: %s', (language, title, color) => expect(titled(language, title).color).toBe(color));

  it.each(['Wool Coat', 'Linen Shirt', 'Straw Hat', 'Snow Boots'])('is null for: %s', (title) =>
    expect(titled('en', title).color).toBeNull(),
  );
});
