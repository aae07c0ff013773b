import { describe, expect, it } from 'vitest';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import { itemRules, strengths } from '#shared/stylist/ranking/item-rules';
import { poolOf } from '#shared/stylist/ranking/pools';

const item = (category: string, description = '', season?: string) => ({
  id: `${category} ${description}`.trim(),
  category,
  color: 'black',
  style: 'casual',
  description,
  seasons: season ? [season] : [],
});

/** The ids of the items in one slot that a request allows, with all its bans applied. */
function leaves(prompt: string, items: readonly ReturnType<typeof item>[]): string[] {
  const rules = itemRules(listen({ prompt, mood: null, occasion: null }, items));
  return poolOf(items.map(tagged), rules, strengths.length).map(({ id }) => id);
}

describe('what a request leaves of a slot', () => {
  it('is nothing that catches in the chain of a bike', () => {
    expect(leaves('cycling to work', [item('maxi-skirt'), item('trousers')])).toEqual(['trousers']);
    expect(leaves('cycling to work', [item('heels'), item('sneakers')])).toEqual(['sneakers']);
  });

  it('is nothing that its owner keeps for another season', () => {
    const summer = item('trousers', 'thin', 'summer');
    const winter = item('trousers', 'lined', 'winter');
    expect(leaves('it is 3 degrees', [summer, winter])).toEqual([winter.id]);
    expect(leaves('it is 27 degrees', [summer, winter])).toEqual([summer.id]);
  });

  it('is no bare leg in a gale that nobody knows the degrees of', () => {
    expect(leaves('a gale is blowing', [item('shorts'), item('trousers')])).toEqual(['trousers']);
  });

  it('leaves out ties and hats where nothing asks for one', () => {
    expect(leaves('errands', [item('tie')])).toEqual([]);
    expect(leaves('dinner', [item('hat')])).toEqual([]);
    expect(leaves('job interview', [{ ...item('tie'), style: 'business' }])).toEqual(['tie']);
  });

  it('is what its owner keeps for the occasion by a note', () => {
    const abaya = item('maxi-dress', 'long sleeves, gold embroidery, for Eid and weddings');
    const plain = item('maxi-dress', 'not for weddings');
    for (const request of ['Eid', 'a wedding'])
      expect(leaves(request, [plain, abaya, item('midi-dress')]), request).toEqual([abaya.id]);
    expect(leaves('date night', [abaya, item('maxi-dress')])).toHaveLength(2);
  });

  it('keeps the clothes that the person wears over and over as a last resort', () => {
    const { bans } = itemRules(listen({ prompt: 'I have worn the jeans', mood: null, occasion: null }, []));
    const [jeans] = [item('jeans')].map(tagged);
    expect(jeans && [bans.refusal(jeans), bans.repeated(jeans)]).toEqual([false, true]);
  });

  it('is what the body asks for', () => {
    expect(leaves('I am taller than him', [item('heels'), item('flats')])).toEqual(['flats']);
    expect(leaves('show my legs', [item('mini-skirt'), item('trousers')])).toEqual(['mini-skirt']);
  });

  it('is what the style asks for', () => {
    expect(leaves('gatsby', [item('dress', 'sequins'), item('dress', 'jersey')])).toEqual(['dress sequins']);
    expect(leaves('something flowing', [item('leggings'), item('maxi-skirt')])).toEqual(['maxi-skirt']);
  });
});
