import { describe, expect, it } from 'vitest';
import { questionAbout } from '#shared/stylist/hearing/asked-about';
import { presentOutfit } from '#shared/stylist/wording/present-outfit';
import { dressedIn, weatherOf } from '../../../support/examples/dressed.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const shirt = piece('shirt', { color: 'white', description: 'Poplin shirt' });
const jeans = piece('jeans', { color: 'blue' });
const loafers = piece('loafers', { color: 'brown', description: 'Suede loafers' });
const outfit = [shirt, jeans, loafers];
const textOf = (...facts: Parameters<typeof dressedIn>) => {
  const { reasoning, styleNotes, description, stylingTips, itemReasons, title } = presentOutfit(
    dressedIn(...facts),
  );
  return [title, description, reasoning, styleNotes, ...stylingTips, ...Object.values(itemReasons)].join(' ');
};
const setting = (id: string) => ({ id, words: id, from: 'prompt' as const });

describe('the texts about an outfit', () => {
  it('say last what could not be done', () => {
    const asked = { words: 'green shirt', ids: [shirt.id], missing: ['green'], own: false };
    const { reasoning } = presentOutfit(
      dressedIn(outfit, { pieces: [asked], settings: [setting('office')] }),
    );
    expect(reasoning).toMatch(/ (?:I see no|I found no) green shirt[^.]*\.$/);
  });

  it('do not repeat the answer of a model after a piece was replaced, which it may advise', () => {
    const question = questionAbout([], { answer: 'Wear the loafers.' });
    expect(textOf(outfit, { question })).toMatch(/Wear the loafers\./);
    expect(textOf(outfit, { question }, { instead: 'heels' })).not.toMatch(/Wear the loafers\./);
  });

  it('tie a belt only where there is one', () => {
    const coat = piece('coat', { description: 'Wool coat' });
    expect(textOf([...outfit, coat], { weather: weatherOf(5) })).not.toMatch(/belt/i);
    expect(textOf([...outfit, { ...coat, description: 'Belted coat' }])).toMatch(/belt of the coat/);
  });

  it('name an umbrella where the coat lets the rain through', () => {
    const wet = { weather: weatherOf(5, { rain: true }) };
    const coat = piece('coat', { description: 'Wool coat' });
    expect(textOf([...outfit, coat], wet)).toMatch(/umbrella: the coat lets the rain through/);
    expect(textOf([...outfit, piece('raincoat')], wet)).not.toMatch(/umbrella/);
  });

  it('say that no warm coat is owned for the cold', () => {
    const cold = { weather: weatherOf(2) };
    expect(textOf([...outfit, piece('raincoat')], cold)).toMatch(/you own none|You own no coat/);
    expect(textOf([...outfit, piece('coat', { description: 'Wool coat' })], cold)).not.toMatch(/own no/);
  });

  it('call gold only what is of metal', () => {
    const scarf = piece('scarf', { color: 'yellow', description: 'Gold silk scarf' });
    expect(textOf([...outfit, scarf])).not.toMatch(/gold/i);
    expect(textOf([...outfit, piece('watch', { color: 'yellow', description: 'Gold-tone' })])).toMatch(
      /gold watch/,
    );
  });

  it('roll up long sleeves alone', () => {
    const blouse = piece('blouse', { description: 'Short sleeved blouse' });
    expect(textOf([blouse, jeans, loafers])).not.toMatch(/sleeves|cuffs/);
  });

  it('leave a collar with a tie closed, and its shirt in', () => {
    const [trousers, tie] = [piece('trousers'), piece('tie', { color: 'navy' })];
    const said = textOf([shirt, trousers, loafers, tie], { weather: weatherOf(31) });
    expect(said).not.toMatch(/top button|sleeves|half tuck|front of the shirt|may fall/);
  });

  it('name the pin that shares a material, and tell it from a trend of the season', () => {
    const jacket = { texts: ['Suede jacket, soft skirt\nwith denim below'], fromPinboard: true };
    expect(textOf(outfit, {}, { known: { trends: jacket } })).not.toContain('your pin');
    const trends = { texts: ['suede and denim in autumn\nfor long walks'], fromPinboard: true };
    expect(textOf(outfit, {}, { known: { trends } })).toMatch(/your pin “suede and denim in autumn”/i);
    expect(textOf(outfit, {}, { known: { trends: { ...trends, fromPinboard: false } } })).toMatch(
      /season’s trend “suede and denim in autumn”/,
    );
  });

  it('tell whence the degrees are', () => {
    const report = { temperature: 9, low: 4 };
    const coat = piece('coat');
    const told = (weather: ReturnType<typeof weatherOf>, changes = {}) =>
      textOf([...outfit, coat], { weather, ...changes }, { weather: report });
    expect(told(weatherOf(9))).toMatch(/At 9 °C the coat keeps you warm/);
    expect(told(weatherOf(3, { from: 'prompt', words: '3 °C' }))).toMatch(/you said 3 °C/i);
    expect(told(weatherOf(0, { from: 'season', words: 'winter' }))).toMatch(/“winter” as about 0 °C/);
    expect(told(weatherOf(11, { from: 'place' }), { place: 'Lisbon', month: 1 })).toMatch(
      /Lisbon in January is usually about 11 °C/,
    );
  });

  it('are plain on a hard day', () => {
    const black = [
      piece('shirt', { style: 'formal' }),
      piece('trousers', { style: 'formal' }),
      piece('oxfords', { style: 'formal' }),
    ];
    const known = { preferences: { favoriteColors: ['Black'], skinTone: 'fair' } };
    const { title, reasoning, colorHarmony } = presentOutfit(
      dressedIn(black, { settings: [setting('funeral')] }, { known }),
    );
    expect(title).toMatch(/ for a Farewell$/);
    expect(`${reasoning} ${colorHarmony}`).not.toMatch(/favorite|complexion|classic|bold|stand out/i);
    expect(reasoning).toMatch(/plain|strength/);
  });

  it('tell everybody nothing of the person', () => {
    const known = {
      preferences: { favoriteColors: ['White'], skinTone: 'deep' },
      wornThisWeek: [[shirt.id]],
    };
    const heard = { weather: weatherOf(9), place: 'Lisbon' };
    const { title, description, styleAnalysis, colorHarmony } = presentOutfit(
      dressedIn(outfit, heard, { known }),
    );
    expect([title, description, styleAnalysis, colorHarmony].join(' ')).not.toMatch(
      /Lisbon|°C|favorite|complexion|wore|worn|planned|you/i,
    );
  });

  it('never call two of forty outfits the same', () => {
    const titles: string[] = [];
    for (let time = 0; time < 40; time++)
      titles.unshift(
        presentOutfit(
          dressedIn([
            ...outfit,
            piece('blazer', { color: ['navy', 'green', 'gray', 'beige'][time % 4] ?? '' }),
          ]),
          { titles, sentences: [] },
        ).title,
      );
    expect(new Set(titles).size).toBe(40);
  });
});
