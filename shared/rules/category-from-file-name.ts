import type { Category } from '../catalog.ts';
import { categoryNamed } from './find-category.ts';

/** The category in a file name ('Navy_denim-jacket.jpg', also Swedish) or null ('IMG_2041.HEIC'). Denim: jeans. */
export function categoryFromFileName(fileName: string): Category | null {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[\d_]+/g, ' ');
  const category = categoryNamed([words], ['en', 'sv']);
  return category === 'other' ? null : (category ?? (/\bdenim\b/i.test(words) ? 'jeans' : null));
}
