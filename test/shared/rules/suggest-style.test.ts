import { describe, expect, it } from 'vitest';
import { categories, styles } from '#shared/catalog';
import { suggestStyle } from '#shared/rules/suggest-style';

describe('the suggested style', () => {
  it.each([
    ['joggers', 'gray', 'sporty'],
    ['blazer', 'navy', 'business'],
    ['tie', 'red', 'formal'],
    ['heels', 'black', 'elegant'],
    ['hoodie', 'gray', 'streetwear'],
    ['maxi-dress', 'white', 'bohemian'],
    ['t-shirt', 'white', 'casual'],
  ] as const)('of %s in %s is %s', (category, color, style) => {
    expect(suggestStyle({ category, color })).toBe(style);
  });

  it('depends on the color', () => {
    expect(suggestStyle({ category: 'dress', color: 'yellow' })).toBe('casual');
    expect(suggestStyle({ category: 'dress', color: 'black' })).toBe('elegant');
  });

  it('is what the description tells, even without a category', () => {
    expect(suggestStyle({ category: 'jacket', description: 'Vintage, from a flea market' })).toBe('vintage');
    expect(suggestStyle({ category: null, description: 'Silk, with lace' })).toBe('elegant');
  });

  it('is none where nothing is known', () => {
    expect(suggestStyle({ category: null })).toBeNull();
    expect(suggestStyle({ category: '' })).toBeNull();
  });

  it('is one of the catalog for every category, and casual for one that it has not', () => {
    for (const category of categories) expect(styles).toContain(suggestStyle({ category }));
    expect(suggestStyle({ category: 'cape' })).toBe('casual');
  });
});
