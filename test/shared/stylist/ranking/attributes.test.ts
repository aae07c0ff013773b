import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractAttributes } from '#shared/stylist/ranking/attributes';
import { pairAffinity } from '#shared/stylist/ranking/pair-affinity';
import type { Department } from '#shared/stylist/ranking/words/item-words';
import kinds from './attributes.json' with { type: 'json' };

describe('the name of a piece', () => {
  it('says what kind it is', () => {
    for (const [department, name, kind] of kinds as [Department, string, string | null][])
      expect(extractAttributes(department, name).kind, name).toBe(kind);
  });

  it('tells its colors, cloth, motifs, metal and wearer', () => {
    const attributes = extractAttributes('clothes', "Men's navy floral silk shirt with gold buttons");
    expect(attributes.colors.map(({ name }) => name)).toEqual(['navy', 'gold']);
    expect(attributes).toMatchObject({ fabrics: ['silk'], motifs: ['flower'], metal: 'gold', wearer: 'men' });
  });

  it('is read the same with a brand in it that is no word of clothes', () => {
    const { found, ...plain } = extractAttributes('clothes', 'black wool coat');
    expect(extractAttributes('clothes', 'Acmeson black wool coat')).toEqual({ found, ...plain });
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('clothes', 'shoes', 'bags', 'accessories'),
        fc.string(),
        (department, name) => {
          const { formality, families } = extractAttributes(department, name);
          expect(formality === null || (formality >= 0 && formality <= 1)).toBe(true);
          expect(Math.hypot(...families)).toBeLessThan(1);
        },
      ),
    );
    expect(extractAttributes('clothes', 'constructor __proto__ toString').kind).toBeNull();
  });
});

describe('two pieces', () => {
  const together = (coat: string, shoes: string) =>
    pairAffinity(extractAttributes('clothes', coat), extractAttributes('shoes', shoes));

  it('go together as one would say', () => {
    for (const [clothes, right, wrong] of [
      ['trench coat', 'brown loafers', 'flip-flops'],
      ['tailored blazer', 'leather pumps', 'running shoes'],
      ['floral maxi dress', 'leather flat sandals', 'combat boots'],
      ['chunky knit sweater', 'ankle boots', 'flip-flops'],
      ['sequin evening gown', 'metallic heeled sandals', 'rubber boots'],
      ['boho fringed kimono', 'tan gladiator sandals', 'patent pumps'],
    ] as const)
      expect(together(clothes, right), clothes).toBeGreaterThan(together(clothes, wrong));
  });

  it('are worth the same whichever comes first, and nothing when nothing is known of them', () => {
    const [coat, boots] = [
      extractAttributes('clothes', 'red wool coat'),
      extractAttributes('shoes', 'red suede boots'),
    ];
    expect(pairAffinity(coat, boots)).toBeCloseTo(pairAffinity(boots, coat));
    const unknown = pairAffinity(extractAttributes('clothes', 'xyz'), extractAttributes('shoes', 'xyz'));
    expect(Math.abs(unknown)).toBeLessThan(0.5);
  });
});
