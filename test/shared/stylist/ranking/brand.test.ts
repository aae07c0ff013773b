import { describe, expect, it } from 'vitest';
import { extractAttributes } from '#shared/stylist/ranking/attributes';
import { toGarment } from '#shared/stylist/ranking/garment';
import { pairAffinity } from '#shared/stylist/ranking/pair-affinity';
import { piece } from '../../../support/examples/wardrobes.ts';

describe('the brand of a piece', () => {
  const bag = (brand?: string) => extractAttributes('bags', 'leather bag', brand);

  it('tells its price class, however it is written', () => {
    expect(bag('Yves Saint Laurent').make).toBeGreaterThan(bag().make);
    expect(bag('SHEIN').make).toBeLessThan(bag().make);
    expect(bag("Tod's").make).toBe(bag('TODS').make);
  });

  it('is looked up as a whole, so that no word of it is taken for another', () => {
    expect(bag('Red Valentino').colors).toEqual([]);
    expect(bag('Row of Houses').make).toBe(bag('The Row').make);
    expect(bag('Alexander').make).toBe(bag().make);
  });

  it('is the field of that name in a wardrobe, and no word of the description', () => {
    const attributesOf = (item: { brand?: string; description?: string }) =>
      toGarment(piece('bag', item)).attributes;
    expect(attributesOf({ brand: 'Gucci' }).make).toBeGreaterThan(attributesOf({}).make);
    expect(attributesOf({ description: 'better than Gucci' }).make).toBe(attributesOf({}).make);
  });

  it('ties two pieces together, even one that nobody knows', () => {
    const together = (one: string, other: string) =>
      pairAffinity(bag(one), extractAttributes('shoes', 'leather pumps', other));
    expect(together('Acmeson', 'Acmeson')).toBeGreaterThan(together('Acmeson', 'Otherson'));
    expect(together('Prada', 'Gucci')).toBeGreaterThan(together('Prada', 'Shein'));
  });

  it('stands for styles', () => {
    const dress = extractAttributes('clothes', 'silk evening gown');
    const shoes = (brand: string) => extractAttributes('shoes', 'white shoes', brand);
    const office = extractAttributes('clothes', 'tailored trousers');
    expect(pairAffinity(office, shoes('Hugo Boss'))).toBeGreaterThan(pairAffinity(office, shoes('Nike')));
    expect(pairAffinity(dress, shoes('Jimmy Choo'))).toBeGreaterThan(pairAffinity(dress, shoes('Nike')));
  });
});
