import { describe, expect, it } from 'vitest';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import { intentOf } from '#shared/stylist/ranking/intent';
import { plansOf } from '#shared/stylist/ranking/plans';

const item = (id: string, category: string, style = 'casual', description = '') => ({
  id,
  category,
  color: 'black',
  style,
  description,
});

/** The pools of the first plan for a request. */
function poolsFor(prompt: string, items: readonly ReturnType<typeof item>[]) {
  const brief = listen({ prompt, mood: null, occasion: null }, items);
  const { needsOuterwear } = intentOf(brief);
  return plansOf(brief, items.map(tagged), [], { needsOuterwear, likedStyles: [] })[0]?.pools;
}

const basics = [item('jeans', 'jeans'), item('sneakers', 'sneakers')];

describe('the first plan for a request', () => {
  it('wears the one of a dress and separates that has the style', () => {
    const tunic = item('tunic', 'blouse', 'bohemian');
    const shift = item('shift', 'dress');
    expect(poolsFor('boho', [...basics, tunic, shift])).toMatchObject({ top: ['tunic'], dress: [] });
    expect(poolsFor('any day', [...basics, tunic, shift])).toMatchObject({ dress: ['shift'] });
  });

  it('keeps to the palette, and then close to it, where too little is owned in it', () => {
    const items = [
      { ...item('camisole', 'blouse'), color: 'black' },
      { ...item('knit', 'turtleneck'), color: 'brown' },
      { ...item('jeans', 'jeans'), color: 'navy' },
      { ...item('cords', 'trousers'), color: 'brown' },
      { ...item('flats', 'flats'), color: 'black' },
    ];
    expect(poolsFor('all black', items)).toMatchObject({ top: ['camisole'], bottom: ['jeans'] });
  });

  it('takes the coat that rain asks for where the occasion is outdoors', () => {
    const shell = item('shell', 'raincoat', 'sporty');
    const cardigan = item('cardigan', 'cardigan', 'bohemian');
    const tee = item('tee', 't-shirt');
    const pools = poolsFor('music festival in the rain', [...basics, tee, shell, cardigan]);
    expect(pools?.outerwear).toEqual(['shell']);
  });

  it('takes the fitting one of several that a word names', () => {
    const items = [
      ...basics,
      item('shirt', 'shirt', 'formal'),
      item('trousers', 'trousers', 'formal'),
      item('anorak', 'jacket', 'sporty'),
      item('suit', 'blazer', 'formal'),
    ];
    expect(poolsFor('a wedding, jacket required', items)?.outerwear).toEqual(['suit']);
  });
});
