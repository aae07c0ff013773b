import type { Category } from '#shared/catalog';
import { tokenize } from './tokenize.ts';

type Refinement = { from: readonly Category[]; to: Category; words: string };

/**
 * Words for a material or purpose that are separate from the garment's name and make its category more specific:
 * 'Jacket in washed denim', 'Veste noire en cuir'. The first rule that matches applies.
 */
const refinements: readonly Refinement[] = [
  {
    from: ['jacket'],
    to: 'denim-jacket',
    words: 'denim jeans jean vaquera vaquero ganga mezclilla jeansowa dzinsowa',
  },
  {
    from: ['jacket'],
    to: 'leather-jacket',
    words:
      'leather skinn lader leder cuir cuero piel pelle ecopelle leren lederen laeder skind laer nahka nahkainen skorzana skory couro cabedal suede mocka wildleder daim ante camoscio ruskind biker',
  },
  {
    from: ['jacket', 'coat'],
    to: 'puffer-jacket',
    words:
      'puffer down dun padded quilted insulated vadderad vadderat quiltad daunen wattiert wattierte gesteppt gesteppte gewatteerd gewatteerde dons matelasse matelassee plumas acolchada acolchado imbottita imbottito trapuntato trapuntata vatteret quiltet vattert pikowana pikowany puchowa puchowy acolchoado',
  },
  {
    from: ['jacket', 'coat'],
    to: 'raincoat',
    words: 'rain regn regen pluie lluvia pioggia sade chuva waterproof przeciwdeszczowa przeciwdeszczowy',
  },
  { from: ['coat'], to: 'trench-coat', words: 'trench' },
  { from: ['dress'], to: 'midi-dress', words: 'midi' },
  { from: ['dress'], to: 'maxi-dress', words: 'maxi' },
  { from: ['skirt'], to: 'mini-skirt', words: 'mini' },
  { from: ['skirt'], to: 'maxi-skirt', words: 'maxi' },
  { from: ['boots'], to: 'ankle-boots', words: 'ankle chelsea chukka desert' },
  { from: ['boots'], to: 'rain-boots', words: 'rain rubber wellington gummi' },
  { from: ['sweater'], to: 'turtleneck', words: 'turtleneck rollneck rollkragen polokrage' },
];
const rules = refinements.map(({ words, ...rest }) => ({ ...rest, words: new Set(words.split(' ')) }));

/** Returns a more specific category if the text contains a word for one, otherwise the given category. */
export function refineCategory(category: Category, text: string): Category {
  const candidates = rules.filter(({ from }) => from.includes(category));
  if (!candidates.length) return category;
  const tokens = tokenize(text);
  return candidates.find(({ words }) => tokens.some((token) => words.has(token)))?.to ?? category;
}
