import { describe, expect, it } from 'vitest';
import { categoriesBySlot } from '#shared/catalog';
import { toGarment, wordsOf } from '#shared/stylist/ranking/garment';
import { piece } from '../../../support/examples/wardrobes.ts';

describe('the words of a piece', () => {
  it('are those of its category, color, style, brand and description, in lower case and singular', () => {
    const item = piece('Denim-Jacket', {
      color: 'Blue',
      brand: 'Acme',
      description: 'Brass buttons, dress code',
    });
    expect([...toGarment(item).words].sort()).toEqual(
      ['acme', 'blue', 'brass', 'button', 'casual', 'code', 'denim', 'dress', 'jacket'].sort(),
    );
  });

  it('may be in any script', () => {
    expect([...wordsOf('Skjorta blå 100% лён')]).toEqual(['skjorta', 'blå', '100', 'лён']);
  });
});

describe('how dressed up a piece is', () => {
  const formalityOf = (category: string, style: string) => toGarment(piece(category, { style })).formality;

  it('lies between 0 and 1 whatever it is called', () => {
    for (const category of [...Object.values(categoriesBySlot).flat(), 'spacesuit', 'constructor'])
      for (const style of ['sporty', 'formal', 'unheard-of', 'constructor']) {
        const level = formalityOf(category, style);
        expect(level >= 0 && level <= 1, `${category}, ${style}: ${level}`).toBe(true);
      }
  });

  it('depends on the category and its style', () => {
    expect(formalityOf('oxfords', 'casual')).toBeGreaterThan(formalityOf('sneakers', 'casual'));
    expect(formalityOf('shirt', 'business')).toBeGreaterThan(formalityOf('shirt', 'sporty'));
    expect(formalityOf('SHIRT', 'BUSINESS')).toBe(formalityOf('shirt', 'business'));
  });
});

describe('the weather a piece is made for', () => {
  const warmthOf = (category: string, description = '') => toGarment(piece(category, { description })).warmth;
  const degrees = (...item: Parameters<typeof warmthOf>) => warmthOf(...item) ?? Number.NaN;

  it('is colder for a parka than for a t-shirt, and for wool than for linen', () => {
    expect(degrees('parka')).toBeLessThan(degrees('t-shirt'));
    expect(degrees('trousers', 'linen')).toBeGreaterThan(degrees('trousers', 'wool'));
    expect(degrees('shirt', 'wool')).toBeLessThan(degrees('shirt'));
    expect(degrees('shirt', 'linen')).toBeGreaterThan(degrees('shirt'));
  });

  it('does not matter for what does not warm, nor for what nobody knows', () => {
    for (const category of ['watch', 'bag', 'spacesuit', 'constructor'])
      expect(warmthOf(category)).toBeNull();
  });
});
