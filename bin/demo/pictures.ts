import type { Category, Color } from '#shared/catalog';
import type { Ground } from './ground.ts';
import table from './pictures.json' with { type: 'json' };

type Picture = {
  category: Category;
  color: Color;
  pattern?: 'stripes' | 'dots' | 'floral';
  material?: 'cotton' | 'linen' | 'silk' | 'wool' | 'knit' | 'denim' | 'leather' | 'suede';
  /** Replaces the usual ground for the color. */
  ground?: Ground;
};

/**
 * The content of each file in `pictures/`: one piece, cut out, on a transparent background of the size of a photo. The
 * pieces are lit by a window at the upper left and have no shadow. `photoOf` puts them on a ground.
 */
const pictures = table as Record<PictureName, Picture>;

export type PictureName = keyof typeof table;
export const pictureNames = Object.keys(pictures) as PictureName[];

export const pictureOf = (name: PictureName): Picture => pictures[name];
export const pictureFile = (name: PictureName): string => `${import.meta.dirname}/pictures/${name}.webp`;
