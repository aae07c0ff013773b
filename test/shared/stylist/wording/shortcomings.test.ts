import { expect, it } from 'vitest';
import { phraserFor } from '#shared/stylist/wording/phraser';
import { sayShortcomings } from '#shared/stylist/wording/say-shortcomings';
import { shortcomingsOf } from '#shared/stylist/wording/shortcomings';
import { dressedIn, weatherOf } from '../../../support/examples/dressed.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const shirt = piece('shirt', { color: 'white' });
const trousers = piece('trousers');
const heels = piece('heels');
const dress = piece('dress', { color: 'red', style: 'elegant' });
const sneakers = piece('sneakers', { color: 'white' });
const plain = [shirt, trousers, sneakers];
const inSnow = [...plain, piece('puffer-jacket')];
const warm = [piece('sweater'), trousers, piece('boots')];
const silver = piece('heels', { color: 'gray', description: 'Silver heels' });
const suit = [
  piece('shirt', { color: 'white', style: 'formal' }),
  piece('trousers', { color: 'navy', style: 'formal' }),
  piece('oxfords', { color: 'brown', style: 'formal' }),
];
const business = ['shirt', 'trousers', 'loafers'].map((category) => piece(category, { style: 'business' }));
const sporty = [piece('leggings', { style: 'sporty' }), piece('sneakers', { style: 'sporty', color: 'red' })];

const asked = (words: string, ids: string[], ...missing: string[]) => ({ words, ids, missing, own: false });
const settings = (...ids: string[]) => ids.map((id) => ({ id, words: id, from: 'prompt' as const }));
const noHeels = { refusals: [{ words: 'heels', rule: 'heels' }] };
const [snow, cold] = [{ weather: weatherOf(-6, { snow: true }) }, { weather: weatherOf(3) }];
const hot = { weather: weatherOf(30, { from: 'prompt', words: '30 °C' }) };
const edgy = { id: 'edgy', words: 'edgy', from: 'mood' as const };
const purple = { colors: [{ words: 'purple', anyOf: ['purple'] }] };
const [david, bowie] = [
  { words: 'david', start: 14, end: 19 },
  { words: 'bowie', start: 20, end: 25 },
];
const silverHeels = { pieces: [asked('silver heels', [heels.id], 'silver')] };
const both = { pieces: [asked('dress', [dress.id]), asked('trousers', [trousers.id])] };

it.each<[what: string, facts: Parameters<typeof dressedIn>, said: RegExp | string]>([
  ['nothing where nothing was asked', [[shirt, trousers, heels]], ''],
  [
    'a piece that is not owned as it was asked for, with the closest that is worn',
    [[dress, heels], silverHeels],
    /silver heels.*; the black heels (?:are the closest|come closest)\.$/,
  ],
  [
    'a piece of which nothing is owned, with what is worn in its place',
    [[dress, heels], { pieces: [asked('oxfords', [], 'oxfords')] }],
    /no oxfords.*black heels/,
  ],
  [
    'a piece that is in the laundry, which is not called missing',
    [[dress, heels], silverHeels, { inLaundry: [silver] }],
    'Your gray heels are in the laundry; I took the black heels instead.',
  ],
  [
    'quoted in the language in which it was said',
    [[dress, heels], { language: 'de', pieces: [asked('silberne schuhe', [heels.id], 'silberne')] }],
    /“silberne schuhe”/,
  ],
  [
    'a piece that cannot be worn with another one that was asked for',
    [[dress, heels], both, { others: [trousers] }],
    'The trousers and the red dress do not go into one outfit; I kept the red dress.',
  ],
  [
    'a refusal that was broken because nothing else is owned',
    [[dress, heels], noHeels],
    /You own no (?:shoes without heels|other shoes)|did not want heels/,
  ],
  [
    'what the occasion does not bear',
    [[dress, heels], { settings: settings('funeral') }],
    /right for a funeral/,
  ],
  ['a coat for the cold', [warm, cold], /coat.*3 °C|3 °C.*coat/],
  ['no coat where none is wanted', [warm, { ...cold, noCoat: true }], ''],
  [
    'a weather report that tells another weather than the words',
    [plain, hot, { weather: { temperature: 12, low: 8 } }],
    /weather report says 12 °C.*30 °C you named|30 °C you named.*weather report says 12 °C/,
  ],
  ['no weather report that is near', [plain, hot, { weather: { temperature: 27, low: 20 } }], ''],
  [
    'words that nobody understands, as they were typed',
    [plain, { notUnderstood: [david, bowie] }, { prompt: 'dress me like David Bowie' }],
    /“David Bowie”/,
  ],
  [
    'the second setting of a day, with an owned piece to change into',
    [
      business,
      { settings: settings('office', 'gym') },
      { prompt: 'the office, then the gym', others: sporty },
    ],
    /(?=.*the office)(?=.*a workout).*the black leggings and the red sneakers/,
  ],
  [
    'a mood that the outfit does not answer, with the reason',
    [
      suit,
      { settings: settings('interview'), styles: [{ id: 'edgy', words: 'edgy' }] },
      { others: [piece('leather-jacket', { style: 'streetwear' })] },
    ],
    /edgy look.*an interview/,
  ],
  [
    'a mood that nothing owned answers',
    [suit, { settings: settings('interview'), styles: [edgy] }],
    /edgy look/i,
  ],
  ['a need that no piece meets', [plain, { comforts: [{ id: 'stretch', words: 'dance' }] }], /for “dance”/],
  [
    'what was written in a language that is hardly known',
    [plain, { language: 'de' }, { prompt: 'nach dem Kino noch was trinken, aber bitte nichts zu Feines' }],
    'I read only a little German, so I may have missed some of what you wrote.',
  ],
  ['a color that is not owned', [plain, purple], /nothing in purple/],
  ['a color that is not worn', [plain, purple, { others: [piece('scarf', { color: 'purple' })] }], /purple/],
])('what could not be done is %s', (_, facts, said) => {
  const found = dressedIn(...facts);
  const told = sayShortcomings(shortcomingsOf(found), phraserFor('a'), found.brief, 'en').join(' ');
  if (said instanceof RegExp) expect(told).toMatch(said);
  else expect(told).toBe(said);
});

it('what the weather does not bear tells whether anything else is owned, and a broken refusal what all are', () => {
  const [first] = shortcomingsOf(dressedIn(inSnow, snow));
  expect(first).toMatchObject({ kind: 'unfit', hasOthers: false, of: '-6 °C and snow' });
  const [other] = shortcomingsOf(dressedIn(inSnow, snow, { others: [piece('boots')] }));
  expect(other).toMatchObject({ kind: 'unfit', hasOthers: true });
  const facts = dressedIn([dress, heels], noHeels);
  const refused = { kind: 'refused', words: 'heels', pieces: [{ id: heels.id }], all: 'shoes' };
  expect(shortcomingsOf(facts)).toMatchObject([refused]);
});
