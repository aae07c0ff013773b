import type { OutfitCard } from '#shared/contract/outfit-cards';
import { ImagePlaceholder } from '../../components/image-placeholder.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { FlatLay, sizesOf, type Widths } from './flat-lay.tsx';

/** A cell of a grid. Its `width` is a fraction of the picture's width. */
type Cell = { width: number; className?: string };
type Shape = { grid: string; cells: readonly Cell[] };

const whole: Shape = { grid: 'aspect-3/4', cells: [{ width: 1 }] };
const quarters: Shape = {
  grid: 'aspect-3/4 grid-cols-2 grid-rows-2',
  cells: Array.from({ length: 4 }, () => ({ width: 0.5 })),
};

/**
 * Grids by the number of photos. All cells have the aspect ratio 3:4 of photos. If there are several grids for a
 * number, the outfit's id selects one.
 */
const freeShapes: readonly (readonly Shape[])[] = [
  [whole],
  [whole],
  [{ grid: 'aspect-3/2 grid-cols-2', cells: [{ width: 0.5 }, { width: 0.5 }] }],
  [
    {
      grid: 'aspect-9/8 grid-cols-3 grid-rows-2',
      cells: [{ width: 0.67, className: 'col-span-2 row-span-2' }, { width: 0.33 }, { width: 0.33 }],
    },
  ],
  [
    quarters,
    {
      grid: 'aspect-square grid-cols-4 grid-rows-3',
      cells: [
        { width: 0.75, className: 'col-span-3 row-span-3' },
        { width: 0.25 },
        { width: 0.25 },
        { width: 0.25 },
      ],
    },
    {
      grid: 'aspect-9/16 grid-cols-3 grid-rows-4',
      cells: [
        { width: 1, className: 'col-span-3 row-span-3' },
        { width: 0.33 },
        { width: 0.33 },
        { width: 0.33 },
      ],
    },
  ],
];

/** Grids by the number of photos. Each grid has the aspect ratio 3:4, for pictures in a row. */
const evenShapes: readonly Shape[] = [
  whole,
  whole,
  { grid: 'aspect-3/4 grid-cols-2', cells: [{ width: 0.5 }, { width: 0.5 }] },
  {
    grid: 'aspect-3/4 grid-cols-2 grid-rows-2',
    cells: [{ width: 0.5, className: 'row-span-2' }, { width: 0.5 }, { width: 0.5 }],
  },
  quarters,
];

function shapeOf({ id }: OutfitCard, photos: number, even: boolean) {
  if (even) return evenShapes[photos] ?? whole;
  const shapes = freeShapes[photos] ?? [whole];
  return shapes[Number.parseInt(id.slice(0, 8), 16) % shapes.length] ?? whole;
}

type Props = {
  outfit: OutfitCard;
  widths: Widths;
  even?: boolean;
};

/**
 * The picture of an outfit: a drawn picture if there is one, otherwise a flat-lay of its cut-outs, otherwise up to four
 * photos.
 */
export function CardPicture({ outfit, widths: [large, medium, small], even = false }: Props) {
  const { imageUrl, pieces, flatLay } = outfit;
  if (flatLay && !imageUrl) return <FlatLay pieces={flatLay} widths={[large, medium, small]} />;
  const urls = imageUrl ? [imageUrl] : pieces.map(({ url }) => url);
  const { grid, cells } = shapeOf(outfit, urls.length, even);
  return (
    <div className={`grid gap-px overflow-hidden bg-line ${grid}`}>
      {cells.map(({ width, className = '' }, index) => (
        <ResponsiveImage
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its image, whose URL is signed anew at times
          key={index}
          url={urls[index] ?? null}
          alt=""
          sizes={sizesOf([large, medium, small], width)}
          fallback={<ImagePlaceholder />}
          className={`size-full min-h-0 ${className}`}
        />
      ))}
    </div>
  );
}
