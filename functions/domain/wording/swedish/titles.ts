import { swedishCategories, swedishColors } from '#shared/swedish/names';
import type { Wording } from '../english/wording.ts';
import { capitalize, distinct } from '../english.ts';
import type { Piece } from '../piece.ts';
import { fabrics, patterns } from './materials.ts';
import { colorNoun, enumerate, nounOf, theKinds } from './pieces.ts';

const place = { en: 0, ett: 1, plural: 2 } as const;
const articles = { en: 'den', ett: 'det', plural: 'de' } as const;

/** The shade of a piece where it has a Swedish name, else its color. */
const hueOf = ({ shade, color }: Piece) =>
  [shade, color].map((each) => (each ? swedishColors[each] : undefined)).find((each) => each !== undefined);

const patternOf = ({ pattern }: Piece) => (pattern ? patterns[pattern] : undefined);

export const titles: Wording['titles'] = {
  and: 'och',
  with: 'till',
  color: colorNoun,
  cloth(piece) {
    const hue = hueOf(piece);
    const pattern = patternOf(piece);
    const fabric = fabrics[piece.fabric ?? ''];
    if (!hue) return null;
    if (fabric && piece.garment.slot !== 'shoes') return `${hue[place[fabric.form]]} ${fabric.name}`;
    return pattern ? `${pattern[1]} i ${hue[1]}` : null;
  },
  kind: ({ garment: { category } }) => nounOf(category).name,
  name(piece) {
    const { form, name } = nounOf(piece.garment.category);
    return distinct([hueOf(piece)?.[place[form]] ?? null, name]).join(' ');
  },
  the: (piece) => definiteWith(hueOf(piece)?.[2], piece),
  patterned(piece) {
    const pattern = patternOf(piece);
    return pattern ? definiteWith(pattern[2], piece) : null;
  },
  kinds: (worn) => enumerate(worn.map(({ garment: { category } }) => nounOf(category).name)),
  title: (look, setting) => capitalize(setting ? `${look} för ${setting}` : look),
  formsOf(word) {
    const { name, definite, plural } = nounOf(word);
    const pattern = patterns[word];
    return distinct([
      ...(swedishColors[word] ?? []),
      ...(pattern ?? []),
      fabrics[word]?.name ?? null,
      ...(Object.hasOwn(swedishCategories, word) ? [name, definite, plural] : []),
    ]);
  },
};

function definiteWith(adjective: string | undefined, piece: Piece): string {
  const { form, definite } = nounOf(piece.garment.category);
  return adjective ? `${articles[form]} ${adjective} ${definite}` : theKinds(piece);
}
