import type { Outfit } from '#shared/contract/outfits';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The layout of the picture in pixels: its size, outer margin, gap between photos and height of the title. */
const layout = { width: 1200, height: 1600, margin: 60, gap: 12, title: 120 };

/** Draws the photos of an outfit and its title as a PNG for sharing. Throws if no photo can be read. */
export async function drawOutfitPicture(outfit: Outfit): Promise<File> {
  const paths = outfit.aiAnalysis.outfitVisualization.items.map(({ imageUrl }) => imageUrl);
  const { signedUrls } = await api.images.signUrls({ body: { urls: paths } });
  const found = await Promise.all(
    // Items that have been deleted have no photo any more; the others are drawn.
    paths.map((path) => load(atWidth(signedUrls[path] ?? '', 960)).catch(() => null)),
  );
  const pictures = found.filter((picture) => picture !== null);
  if (pictures.length === 0) throw new Error('No photo could be read.');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: layout.width, height: layout.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#f7f3ec';
  context.fillRect(0, 0, layout.width, layout.height);
  const cells = cellsFor(pictures.length);
  cells.forEach((cell, index) => {
    const picture = pictures[index];
    if (picture) drawCovering(context, picture, cell);
  });
  context.fillStyle = '#1d1916';
  context.font = "64px 'Instrument Serif', serif";
  const left = Math.min(...cells.map(({ x }) => x));
  context.fillText(outfit.title, left, layout.height - layout.margin, layout.width - 2 * left);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a PNG.');
  const name = outfit.title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

async function load(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('A photo could not be read.');
  return createImageBitmap(await response.blob());
}

type Cell = { x: number; y: number; width: number; height: number };

/** Arranges `count` cells of 3:4 above the title, centered, with the number of columns that makes them largest. */
function cellsFor(count: number): Cell[] {
  const room = {
    width: layout.width - 2 * layout.margin,
    height: layout.height - 2 * layout.margin - layout.title,
  };
  const widthIn = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return Math.min(
      (room.width - (columns - 1) * layout.gap) / columns,
      (((room.height - (rows - 1) * layout.gap) / rows) * 3) / 4,
    );
  };
  const columns = [1, 2, 3, 4].reduce((best, each) => (widthIn(each) > widthIn(best) ? each : best));
  const rows = Math.ceil(count / columns);
  const [width, height] = [widthIn(columns), (widthIn(columns) * 4) / 3];
  const top = layout.margin + (room.height - rows * height - (rows - 1) * layout.gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (layout.width - inRow * width - (inRow - 1) * layout.gap) / 2;
    return {
      x: left + (index % columns) * (width + layout.gap),
      y: top + row * (height + layout.gap),
      width,
      height,
    };
  });
}

/** Draws a picture into a cell like `object-fit: cover`. */
function drawCovering(context: CanvasRenderingContext2D, picture: ImageBitmap, cell: Cell) {
  const scale = Math.max(cell.width / picture.width, cell.height / picture.height);
  const [width, height] = [cell.width / scale, cell.height / scale];
  context.drawImage(
    picture,
    (picture.width - width) / 2,
    (picture.height - height) / 2,
    width,
    height,
    cell.x,
    cell.y,
    cell.width,
    cell.height,
  );
}

/** Opens the system's share sheet with a picture; downloads it where the browser has none. */
export async function shareOrSave(file: File) {
  if (navigator.canShare?.({ files: [file] })) {
    // AbortError means that the user closed the sheet.
    await navigator.share({ files: [file], title: file.name }).catch((error) => {
      if ((error as Error).name !== 'AbortError') throw error;
    });
    return;
  }
  saveFile(file, file.name);
}
