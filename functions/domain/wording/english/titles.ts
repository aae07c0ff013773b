import type { Piece } from '../piece.ts';
import { distinct } from '../text.ts';
import { titleCase } from './grammar.ts';

/** The parts that titles are made of. */
export const titles = {
  and: 'and',
  with: 'with',
  color: (color: string) => color,
  /** 'camel wool', 'striped blue' */
  cloth({ shade, color, fabric, pattern, garment }: Piece): string | null {
    const hue = shade ?? color;
    if (!hue) return null;
    if (fabric && garment.slot !== 'shoes') return `${hue} ${fabric}`;
    return pattern ? `${pattern} ${hue}` : null;
  },
  kind: ({ kind }: Piece) => kind,
  /** 'camel coat' */
  name: ({ shade, color, kind }: Piece) => distinct([shade ?? color, kind]).join(' '),
  the: ({ shade, color, kind }: Piece) => `the ${distinct([shade ?? color, kind]).join(' ')}`,
  patterned: ({ pattern, kind }: Piece) => (pattern ? `the ${pattern} ${kind}` : null),
  kinds: (worn: readonly Piece[]) => worn.map(({ kind }) => kind).join(' and '),
  title: (look: string, setting: string | null) => titleCase(setting ? `${look} for ${setting}` : look),
  /** How a color, a fabric, a pattern or a category may stand in a title. */
  formsOf: (word: string): string[] => [word],
};
