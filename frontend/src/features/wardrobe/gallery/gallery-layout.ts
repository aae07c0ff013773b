import { useKeptChoice } from '../../../lib/kept-choice.ts';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';

/** The numbers of columns to choose from on a large screen. A tablet has fewer columns and no choice. */
export const columnCounts = ['4', '6', '8'] as const;
type ColumnCount = (typeof columnCounts)[number];

const gridOnPhones = 'grid [--least:4.25rem] at-most-3 gap-x-2.5 gap-y-5 sm:gap-x-4 low:at-most-7';
const sizesOnPhones = '29vw';

/** The classes of the grid, and the displayed width of its tiles as the `sizes` attribute of an image. */
export const grids: Record<ColumnCount, { className: string; sizes: string }> = {
  4: {
    className: `${gridOnPhones} md:gap-y-10 lg:grid-cols-4 lg:gap-x-6`,
    sizes: `(width >= 80rem) 18.5rem, (width >= 64rem) 22vw, (width >= 48rem) 30vw, ${sizesOnPhones}`,
  },
  6: {
    className: `${gridOnPhones} md:grid-cols-4 md:gap-y-8 lg:grid-cols-6`,
    sizes: `(width >= 80rem) 12.5rem, (width >= 64rem) 14vw, (width >= 48rem) 23vw, ${sizesOnPhones}`,
  },
  8: {
    className: `${gridOnPhones} md:grid-cols-6 md:gap-x-3 lg:grid-cols-8`,
    sizes: `(width >= 80rem) 9.25rem, (width >= 64rem) 11vw, (width >= 48rem) 15vw, ${sizesOnPhones}`,
  },
};

export type GalleryLayout = ReturnType<typeof useGalleryLayout>;

/** How the pieces are laid out, as the person has chosen on this device: in columns, on phones also in a row to swipe. */
export function useGalleryLayout() {
  const [columns, setColumns] = useKeptChoice('wardrobe-columns', columnCounts);
  const [onPhones, setOnPhones] = useKeptChoice('wardrobe-layout', ['grid', 'row']);
  const isPhone = useMediaQuery(smallScreen);
  return {
    columns,
    setColumns,
    isPhone,
    isRow: isPhone && onPhones === 'row',
    setRow: (isRow: boolean) => setOnPhones(isRow ? 'row' : 'grid'),
  };
}
