import { describe, expect, it } from 'vitest';
import { scoreCombination } from '#frontend/features/outfits/score-combination.ts';
import { anItem } from '../../../support/examples/made-up.ts';

const white = anItem({ category: 'shirt', color: 'white', style: 'classic' });
const navy = anItem({ category: 'trousers', color: 'navy', style: 'classic' });
const loafers = anItem({ category: 'loafers', color: 'brown', style: 'classic' });
const watch = anItem({ category: 'watch', color: 'brown', style: 'classic' });
const joggers = anItem({ category: 'joggers', color: 'orange', style: 'athletic' });
const heels = anItem({ category: 'heels', color: 'red', style: 'elegant' });
const office = [white, navy, loafers];
const quarrel = [white, joggers, heels];

describe('what is said of items', () => {
  it('praises what goes together', () => {
    expect(scoreCombination(office)).toEqual({
      percent: expect.toSatisfy((percent: number) => percent > 80),
      pros: [
        'Everything is equally dressed up.',
        'The colors sit well together.',
        'These pieces are often worn together.',
      ],
      cons: ['A bag or a small detail would finish it.'],
    });
    expect(scoreCombination([...office, watch])).toMatchObject({ cons: [] });
  });

  it('blames what does not', () => {
    const { percent, pros, cons } = scoreCombination(quarrel);
    expect(percent).toBeLessThan(50);
    expect(pros).not.toContain('Everything is equally dressed up.');
    expect(cons).toEqual([
      'Some pieces are much dressier than others.',
      'These pieces are rarely worn together.',
    ]);
  });

  it('knows a dressy item among sporty ones', () => {
    const { cons } = scoreCombination([
      anItem({ category: 'blazer', color: 'navy', style: 'formal' }),
      anItem({ category: 't-shirt', color: 'white', style: 'casual' }),
      anItem({ category: 'shorts', color: 'orange', style: 'sporty' }),
      anItem({ category: 'sandals', color: 'brown', style: 'casual' }),
    ]);
    expect(cons).toContain('Some pieces are much dressier than others.');
  });

  it('tells three reasons for it and two against it at most', () => {
    for (const pieces of [office, quarrel, [white, navy], [joggers, heels], [...office, watch]]) {
      const { pros, cons, percent } = scoreCombination(pieces);
      expect(pros.length).toBeLessThanOrEqual(3);
      expect(cons.length).toBeLessThanOrEqual(2);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  });

  it('does not depend on the order in which they were picked', () => {
    expect(scoreCombination(office.toReversed())).toEqual(scoreCombination(office));
  });
});
