import { describe, expect, it } from 'vitest';
import { phraserFor } from '#functions/domain/wording/phraser';
import { sayShortcomings } from '#functions/domain/wording/say-shortcomings';
import { shortcomingsOf } from '#functions/domain/wording/shortcomings';
import { dressedIn, weatherOf } from '../../../support/examples/dressed.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const shirt = piece('shirt', { color: 'white' });
const trousers = piece('trousers');
const heels = piece('heels');
const dress = piece('dress', { color: 'red', style: 'elegant' });
const sneakers = piece('sneakers', { color: 'white' });
const setting = (id: string, words = id) => ({ id, words, from: 'prompt' as const });

const told = (...facts: Parameters<typeof dressedIn>) => {
  const found = dressedIn(...facts);
  return sayShortcomings(shortcomingsOf(found), phraserFor('a'), found.brief, 'en');
};

describe('what could not be done', () => {
  it('is nothing where nothing was asked', () => {
    expect(shortcomingsOf(dressedIn([shirt, trousers, heels]))).toEqual([]);
  });

  it('is a piece that is not owned as it was asked for, with the closest that is worn', () => {
    const asked = { words: 'silver heels', ids: [heels.id], missing: ['silver'], own: false };
    expect(told([dress, heels], { pieces: [asked] })).toEqual([
      expect.stringMatching(/silver heels.*; the black heels (?:are the closest|come closest)\.$/),
    ]);
  });

  it('is a piece of which nothing is owned, with what is worn in its place', () => {
    const asked = { words: 'oxfords', ids: [], missing: ['oxfords'], own: false };
    expect(told([dress, heels], { pieces: [asked] })).toEqual([
      expect.stringMatching(/no oxfords.*black heels/),
    ]);
  });

  it('is a piece that is in the laundry, which is not called missing', () => {
    const silver = piece('heels', { color: 'gray', description: 'Silver heels' });
    const asked = { words: 'silver heels', ids: [heels.id], missing: ['silver'], own: false };
    expect(told([dress, heels], { pieces: [asked] }, { inLaundry: [silver] })).toEqual([
      'Your gray heels are in the laundry; I took the black heels instead.',
    ]);
  });

  it('is quoted in the language in which it was said', () => {
    const asked = { words: 'silberne schuhe', ids: [heels.id], missing: ['silberne'], own: false };
    expect(told([dress, heels], { language: 'de', pieces: [asked] })[0]).toContain('“silberne schuhe”');
  });

  it('is a piece that cannot be worn with another one that was asked for', () => {
    const pieces = [dress, trousers].map(({ id, category }) => ({
      words: category,
      ids: [id],
      missing: [],
      own: false,
    }));
    expect(told([dress, heels], { pieces }, { others: [trousers] })).toEqual([
      'The trousers and the red dress do not go into one outfit; I kept the red dress.',
    ]);
  });

  it('is a refusal that was broken because nothing else is owned', () => {
    const facts = dressedIn([dress, heels], { refusals: [{ words: 'heels', rule: 'heels' }] });
    expect(shortcomingsOf(facts)).toEqual([
      { kind: 'refused', words: 'heels', pieces: [facts.worn.at(-1)], all: 'shoes' },
    ]);
    expect(told([dress, heels], { refusals: [{ words: 'heels', rule: 'heels' }] })[0]).toMatch(
      /You own no (?:shoes without heels|other shoes)|did not want heels/,
    );
  });

  it('is a piece that was asked for and refused', () => {
    const asked = { words: 'black heels', ids: [heels.id], missing: [], own: false };
    expect(told([dress, heels], { pieces: [asked], refusals: [{ words: 'heels', rule: 'heels' }] })).toEqual([
      'You asked for the black heels and refused heels; I went by the piece you named.',
    ]);
  });

  it('is what the weather and the occasion do not bear, and whether anything else is owned', () => {
    const snow = weatherOf(-6, { snow: true });
    const [first] = shortcomingsOf(
      dressedIn([shirt, trousers, sneakers, piece('puffer-jacket')], { weather: snow }),
    );
    expect(first).toMatchObject({ kind: 'unfit', hasOthers: false, of: '-6 °C and snow' });
    const boots = piece('boots');
    const [other] = shortcomingsOf(
      dressedIn([shirt, trousers, sneakers, piece('puffer-jacket')], { weather: snow }, { others: [boots] }),
    );
    expect(other).toMatchObject({ kind: 'unfit', hasOthers: true });
    expect(told([dress, heels], { settings: [setting('funeral')] }).join(' ')).toContain(
      'right for a funeral',
    );
  });

  it('is a coat for the cold, unless none is wanted', () => {
    const cold = { weather: weatherOf(3) };
    expect(told([piece('sweater'), trousers, piece('boots')], cold).join(' ')).toMatch(
      /coat.*3 °C|3 °C.*coat/,
    );
    expect(told([piece('sweater'), trousers, piece('boots')], { ...cold, noCoat: true })).toEqual([]);
  });

  it('is a weather report that tells another weather than the words', () => {
    const weather = weatherOf(30, { from: 'prompt', words: '30 °C' });
    const [said] = told([shirt, trousers, sneakers], { weather }, { weather: { temperature: 12, low: 8 } });
    expect(said).toMatch(
      /weather report says 12 °C.*30 °C you named|30 °C you named.*weather report says 12 °C/,
    );
    const near = { weather: { temperature: 27, low: 20 } };
    expect(told([shirt, trousers, sneakers], { weather }, near)).toEqual([]);
  });

  it('is words that nobody understands, as they were typed', () => {
    const prompt = 'dress me like David Bowie';
    const words = [
      { words: 'david', start: 14, end: 19 },
      { words: 'bowie', start: 20, end: 25 },
    ];
    expect(told([shirt, trousers, heels], { notUnderstood: words }, { prompt })[0]).toContain(
      '“David Bowie”',
    );
  });

  it('is the second setting of a day, with an owned piece to change into', () => {
    const tights = [
      piece('leggings', { style: 'sporty' }),
      piece('sneakers', { style: 'sporty', color: 'red' }),
    ];
    const [said = ''] = told(
      [
        piece('shirt', { style: 'business' }),
        piece('trousers', { style: 'business' }),
        piece('loafers', { style: 'business' }),
      ],
      { settings: [setting('office'), setting('gym')] },
      { others: tights },
    );
    expect(said).toContain('the office');
    expect(said).toContain('a workout');
    expect(said).toContain('the black leggings and the red sneakers');
  });

  it('is a mood that the outfit does not answer, with the reason', () => {
    const jacket = piece('leather-jacket', { style: 'streetwear' });
    const plain = [
      piece('shirt', { color: 'white', style: 'formal' }),
      piece('trousers', { color: 'navy', style: 'formal' }),
      piece('oxfords', { color: 'brown', style: 'formal' }),
    ];
    const heard = { settings: [setting('interview')] };
    expect(told(plain, heard, { mood: 'edgy', others: [jacket] }).join(' ')).toMatch(
      /edgy look.*an interview/,
    );
    expect(told(plain, heard, { mood: 'edgy' }).join(' ')).toMatch(/edgy look/i);
  });

  it('is a color that was asked for and is not worn, whether it is owned or not', () => {
    const colors = [{ words: 'purple', anyOf: ['purple'] }];
    expect(told([shirt, trousers, heels], { colors })[0]).toMatch(/nothing in purple/);
    expect(
      told([shirt, trousers, heels], { colors }, { others: [piece('scarf', { color: 'purple' })] })[0],
    ).toMatch(/purple/);
  });
});
