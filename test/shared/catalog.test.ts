import { describe, expect, it } from 'vitest';
import {
  categoriesBySlot,
  colors,
  favoriteColors,
  moods,
  occasions,
  slotOf,
  stylePreferences,
  styles,
} from '#shared/catalog';

const categories = Object.values(categoriesBySlot).flat();

describe('the catalog', () => {
  it('has 57 clothing categories, none of them twice', () => {
    expect(categories).toHaveLength(57);
    expect(new Set(categories).size).toBe(57);
  });

  it.each(['t-shirt', 'jeans', 'dress', 'sneakers', 'watch', 'bag', 'other'])(
    'has the category %s',
    (name) => {
      expect(categories).toContain(name);
    },
  );

  it('has no category whose name an item could not carry', () => {
    expect(Math.max(...categories.map((category) => category.length))).toBeLessThanOrEqual(50);
  });

  it('knows where on the body each category is worn', () => {
    for (const [slot, names] of Object.entries(categoriesBySlot))
      for (const name of names) expect(slotOf(name)).toBe(slot);
  });

  it('does not mind capitals in a category', () => {
    expect(slotOf('Puffer-Jacket')).toBe('outerwear');
  });

  it.each(['spacesuit', '', 'constructor', '__proto__'])(
    'takes the unknown category "%s" for other',
    (name) => {
      expect(slotOf(name)).toBe('other');
    },
  );

  it('has the styles, colors, moods and occasions of the product', () => {
    expect(styles).toEqual([
      ...['casual', 'sporty', 'formal', 'business', 'elegant', 'vintage', 'streetwear', 'bohemian'],
    ]);
    expect(colors).toEqual([
      ...['black', 'white', 'navy', 'gray', 'beige', 'brown'],
      ...['red', 'blue', 'green', 'yellow', 'pink', 'purple'],
    ]);
    expect(Object.keys(moods)).toEqual([
      ...['casual', 'sporty', 'elegant', 'professional', 'romantic', 'edgy', 'bohemian', 'minimalist'],
    ]);
    expect(occasions).toEqual([
      ...[
        'wedding',
        'interview',
        'date',
        'beach',
        'concert',
        'brunch',
        'travel',
        'party',
        'meeting',
        'casual',
      ],
    ]);
  });

  it('offers the style preferences and favorite colors of the specification, in its order', () => {
    expect(stylePreferences).toEqual([
      ...['Casual', 'Sporty', 'Elegant', 'Professional', 'Romantic', 'Edgy', 'Bohemian', 'Minimalist'],
      ...['Streetwear', 'Vintage'],
    ]);
    expect(favoriteColors).toEqual([
      ...['Black', 'White', 'Navy', 'Gray', 'Beige', 'Brown'],
      ...['Red', 'Blue', 'Green', 'Yellow', 'Pink', 'Purple'],
    ]);
  });

  it('has five different sub-occasions for each mood', () => {
    for (const names of Object.values(moods)) expect(new Set(names).size).toBe(5);
  });
});
