import { capitalize } from '#shared/rules/capitalize';
import { isCategory } from '#shared/swedish/categories';
import { swedishColor } from '#shared/swedish/colors';
import type { Wording } from '../english/wording.ts';
import { lookNamed } from '../looks.ts';
import type { Piece } from '../piece.ts';
import { distinct } from '../text.ts';
import { colorNoun, definiteWith, enumerate, nounOf, shortNoun } from './pieces.ts';

const hueOf = ({ color }: Piece) => (color ? swedishColor(color) : undefined);

const patternOf = ({ pattern }: Piece) => lookNamed('pattern', pattern)?.adjective;

export const titles: Wording['titles'] = {
  and: 'och',
  with: 'med',
  color: colorNoun,
  cloth(piece) {
    const hue = hueOf(piece);
    const pattern = patternOf(piece);
    const fabric = lookNamed('fabric', piece.fabric);
    if (!hue) return null;
    if (fabric && piece.garment.slot !== 'shoes') return `${hue[fabric.form]} ${fabric.swedish}`;
    return pattern ? `${pattern.ett} i ${hue.ett}` : null;
  },
  kind: ({ garment: { category } }) => nounOf(category).name,
  name(piece) {
    const model = lookNamed('model', piece.model);
    const noun = nounOf(piece.garment.category);
    const { form, name } = model ? { form: model.form, name: model.swedish } : noun;
    return distinct([hueOf(piece)?.[form] ?? null, name]).join(' ');
  },
  the: (piece) => definiteWith(shortNoun(piece), distinct([hueOf(piece)?.plural ?? null])),
  patterned(piece) {
    const pattern = patternOf(piece);
    return pattern ? definiteWith(shortNoun(piece), [pattern.plural]) : null;
  },
  kinds: (worn) => enumerate(worn.map(({ garment: { category } }) => nounOf(category).name)),
  title: (look, setting) => capitalize(setting ? `${look} till ${setting}` : look),
  formsOf(word) {
    const { name, definite, plural } = nounOf(word);
    const pattern = lookNamed('pattern', word)?.adjective;
    return distinct([
      ...Object.values(swedishColor(word) ?? {}),
      ...Object.values(pattern ?? {}),
      lookNamed('fabric', word)?.swedish ?? null,
      ...(isCategory(word) ? [name, definite, plural] : []),
    ]);
  },
};
