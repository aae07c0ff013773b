import { capitalize } from '#shared/rules/capitalize';
import type { Reasons } from '#shared/stylist/ranking/rules';
import type { Wording } from '../english/wording.ts';
import { colorNoun, colorNouns, The, the, theColor, theKinds } from './pieces.ts';

const schemes: Record<Reasons['color']['harmony']['scheme'], string> = {
  neutral: 'Neutral palett',
  tonal: 'Ton i ton',
  accent: 'En accent mot neutralt',
  analogous: 'Närliggande färger',
  complementary: 'Komplementfärger',
  clash: 'Djärv kontrast',
  unknown: 'Palett',
};

export const colors: Wording['colors'] = {
  tonal: (accents, ones) => [`Här finns bara ${colorNouns(accents)}: ${the(...ones)} har samma ton.`],
  accent: (color, ones, calm) => [
    `${capitalize(theColor(color))} i ${theKinds(...ones)} är den enda färgen bredvid ${colorNouns(calm)}.`,
    `${capitalize(colorNouns(calm))} håller sig i bakgrunden, så att ${the(...ones)} sticker ut.`,
    `Bredvid ${colorNouns(calm)} står ${the(...ones)} för den enda färgen.`,
  ],
  analogous: (first, ones, second, others) => [
    `${capitalize(theColor(first))} i ${theKinds(...ones)} och ${theColor(second)} i ${theKinds(...others)} är grannar i färgcirkeln.`,
    `${capitalize(colorNoun(first))} och ${colorNoun(second)} ligger nära varandra, så ${the(...ones)} och ${the(...others)} smälter ihop.`,
  ],
  complementary: (first, ones, second, others) => [
    `${capitalize(theColor(first))} i ${theKinds(...ones)} och ${theColor(second)} i ${theKinds(...others)} är motsatser som lyfter varandra.`,
    `${The(...ones, ...others)} kontrasterar: ${colorNoun(first)} och ${colorNoun(second)} står mitt emot varandra i färgcirkeln.`,
  ],
  clash: (first, ones, second, others) => [
    `${capitalize(theColor(first))} i ${theKinds(...ones)} och ${theColor(second)} i ${theKinds(...others)} är ett djärvt par.`,
    `${The(...ones, ...others)} krockar med flit: ${colorNoun(first)} möter ${colorNoun(second)}.`,
  ],
  oneNeutral: (first, last, main) => [
    `${capitalize(colorNoun(first.color))} löper från ${theKinds(first)} till ${theKinds(last)}, en linje utan avbrott.`,
    `${The(...main)} har samma färg, så att snittet syns.`,
  ],
  neutrals: (one, other, main, calm) => [
    `${capitalize(colorNouns(calm))} är ${calm.length > 2 ? 'alla' : 'båda'} neutrala, så ${the(...main.slice(0, 3))} går ihop utan ansträngning.`,
    `${capitalize(theColor(one.color))} i ${theKinds(one)} och ${theColor(other.color)} i ${theKinds(other)} är neutrala färger som ger varandra plats.`,
    `Lugna färger: ${the(...main)} håller sig till ${colorNouns(calm)}.`,
    `${The(one)} mot ${the(other)} ger kontrasten mellan ${colorNoun(one.color)} och ${colorNoun(other.color)}.`,
  ],
  palette: (scheme, palette) =>
    palette.length === 0
      ? 'Dina egna färger'
      : `${scheme ? schemes[scheme] : 'Färger'}: ${colorNouns(palette)}`,
};
