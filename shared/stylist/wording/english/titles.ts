import type { Piece } from '../piece.ts';
import { distinct } from '../text.ts';
import { titleCase } from './grammar.ts';

/** The parts from which titles are built. */
export const titles = {
  and: 'and',
  with: 'with',
  color: (color: string) => color,
  /** A color with a fabric or pattern: 'brown wool', 'striped blue'. Null if the piece has no such combination. */
  cloth({ color, fabric, pattern, garment }: Piece): string | null {
    if (!color) return null;
    if (fabric && garment.slot !== 'shoes') return `${color} ${fabric}`;
    return pattern ? `${pattern} ${color}` : null;
  },
  kind: ({ kind }: Piece) => kind,
  /** The color and kind of a piece, with the same word for the color as in the list and the text: 'brown coat'. */
  name: ({ color, kind }: Piece) => distinct([color, kind]).join(' '),
  the: ({ color, kind }: Piece) => `the ${distinct([color, kind]).join(' ')}`,
  patterned: ({ pattern, kind }: Piece) => (pattern ? `the ${pattern} ${kind}` : null),
  kinds: (worn: readonly Piece[]) => worn.map(({ kind }) => kind).join(' and '),
  title: (look: string, setting: string | null) => titleCase(setting ? `${look} for ${setting}` : look),
  /** All forms in which a color, a fabric, a pattern or a category can occur in a title. */
  formsOf: (word: string): string[] => [word],
};
