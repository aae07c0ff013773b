import type { Category, Color, Style } from './catalog.ts';
import table from './demo-pieces.json' with { type: 'json' };

type DemoPiece = {
  /** The name of its picture file. Its photo in the browser app has the same name. */
  picture: string;
  category: Category;
  color: Color;
  style: Style;
};

/** A small wardrobe for trying the app. Outfits for most days can be made from it. */
export const demoPieces = table as readonly DemoPiece[];
