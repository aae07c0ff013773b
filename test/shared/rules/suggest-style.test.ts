import { describe, expect, it } from 'vitest';
import { categories, styles } from '#shared/catalog';
import { suggestStyle } from '#shared/rules/suggest-style';
import suggested from './suggest-style.json' with { type: 'json' };

describe('the suggested style', () => {
  it('is that of the category, and of its color', () => {
    const styleOf = (piece: string) => {
      const [color = '', category = ''] = piece.split(' ');
      return suggestStyle({ category, color });
    };
    for (const [piece, style] of Object.entries(suggested)) expect(styleOf(piece), piece).toBe(style);
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
