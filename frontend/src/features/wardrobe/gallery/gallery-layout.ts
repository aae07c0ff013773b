/** The layouts on phones: a grid of three columns, or a row to swipe. */
export const phoneLayouts = ['grid', 'row'] as const;
export type PhoneLayout = (typeof phoneLayouts)[number];

/** The numbers of columns to choose from on a large screen. A tablet has fewer columns and no choice. */
export const columnCounts = ['4', '6', '8'] as const;
export type ColumnCount = (typeof columnCounts)[number];

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
