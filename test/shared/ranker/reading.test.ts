import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairAffinity } from '#shared/ranker/affinity';
import { read } from '#shared/ranker/reading';

describe('the name of a piece', () => {
  it.each([
    ['clothes', 'washed black t-shirt', 't-shirt'],
    ['clothes', 'Cotton trench coat', 'trench'],
    ['clothes', 'cropped faux leather jacket', 'leather-jacket'],
    ['clothes', 'high-rise pleated wool skirt', 'pleated-skirt'],
    ['clothes', 'ripped denim shorts', 'denim-shorts'],
    ['shoes', 'suede ankle boots', 'ankle-boots'],
    ['shoes', 'strappy high heel sandals', 'heeled-sandals'],
    ['shoes', 'Running shoes', 'running-shoes'],
    ['bags', 'small leather clutch', 'clutch'],
    ['accessories', 'pearl drop earrings', 'drop-earrings'],
    ['accessories', 'thing', null],
  ] as const)('says what kind it is: %s, "%s"', (department, name, kind) => {
    expect(read(department, name).kind).toBe(kind);
  });

  it('tells its colors, cloth, motifs, metal and wearer', () => {
    const reading = read('clothes', "Men's navy floral silk shirt with gold buttons");
    expect(reading.colors.map(({ name }) => name)).toEqual(['navy', 'gold']);
    expect(reading).toMatchObject({ fabrics: ['silk'], motifs: ['flower'], metal: 'gold', wearer: 'men' });
  });

  it('is read the same with a brand in it that is no word of clothes', () => {
    const { found, ...plain } = read('clothes', 'black wool coat');
    expect(read('clothes', 'Acmeson black wool coat')).toEqual({ found, ...plain });
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('clothes', 'shoes', 'bags', 'accessories'),
        fc.string(),
        (department, name) => {
          const { formality, families } = read(department, name);
          expect(formality === null || (formality >= 0 && formality <= 1)).toBe(true);
          expect(Math.hypot(...families)).toBeLessThan(1);
        },
      ),
    );
    expect(read('clothes', 'constructor __proto__ toString').kind).toBeNull();
  });
});

describe('two pieces', () => {
  const together = (coat: string, shoes: string) => pairAffinity(read('clothes', coat), read('shoes', shoes));

  it.each([
    ['trench coat', 'brown loafers', 'flip-flops'],
    ['tailored blazer', 'leather pumps', 'running shoes'],
    ['grey hoodie', 'white sneakers', 'satin stilettos'],
    ['floral maxi dress', 'leather flat sandals', 'combat boots'],
    ['chunky knit sweater', 'ankle boots', 'flip-flops'],
    ['sequin evening gown', 'metallic heeled sandals', 'rubber boots'],
    ['striped bikini', 'flip-flops', 'suede knee-high boots'],
    ['boho fringed kimono', 'tan gladiator sandals', 'patent pumps'],
  ])('go together as one would say: a %s with %s rather than %s', (clothes, right, wrong) => {
    expect(together(clothes, right)).toBeGreaterThan(together(clothes, wrong));
  });

  it('are worth the same whichever comes first, and nothing when nothing is known of them', () => {
    const [coat, boots] = [read('clothes', 'red wool coat'), read('shoes', 'red suede boots')];
    expect(pairAffinity(coat, boots)).toBeCloseTo(pairAffinity(boots, coat));
    const unknown = pairAffinity(read('clothes', 'xyz'), read('shoes', 'xyz'));
    expect(Math.abs(unknown)).toBeLessThan(0.5);
  });
});
