import type { Piece } from '../piece.ts';
import { distinct } from '../text.ts';
import { titleCase } from './grammar.ts';

/** The parts from which titles are built. */
export const titles = {
  and: 'and',
  with: 'with',
  color: (color: string) => color,
  /** A color with a fabric or pattern: 'camel wool', 'striped blue'. Null if the piece has no such combination. */
  cloth({ shade, color, fabric, pattern, garment }: Piece): string | null {
    const hue = shade ?? color;
    if (!hue) return null;
    if (fabric && garment.slot !== 'shoes') return `${hue} ${fabric}`;
    return pattern ? `${pattern} ${hue}` : null;
  },
  kind: ({ kind }: Piece) => kind,
  /** The color and kind of a piece: 'camel coat'. */
  name: ({ shade, color, kind }: Piece) => distinct([shade ?? color, kind]).join(' '),
  the: ({ shade, color, kind }: Piece) => `the ${distinct([shade ?? color, kind]).join(' ')}`,
  patterned: ({ pattern, kind }: Piece) => (pattern ? `the ${pattern} ${kind}` : null),
  kinds: (worn: readonly Piece[]) => worn.map(({ kind }) => kind).join(' and '),
  title: (look: string, setting: string | null) => titleCase(setting ? `${look} for ${setting}` : look),
  /** All forms in which a color, a fabric, a pattern or a category can occur in a title. */
  formsOf: (word: string): string[] => [word],
};
