import type { Outfit } from '#shared/contract/outfits';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** In pixels. */
const board = { width: 1200, height: 1600, margin: 60, gap: 12, title: 120 };

/** The pieces of an outfit on one page, with its title, as a PNG to be kept or sent. */
export async function drawOutfitPicture(outfit: Outfit): Promise<File> {
  const paths = outfit.aiAnalysis.outfitVisualization.items.map(({ imageUrl }) => imageUrl);
  const { signedUrls } = await api.images.signUrls({ body: { urls: paths } });
  const found = await Promise.all(
    // A piece that has left the wardrobe has no photo any more; those that are there are drawn.
    paths.map((path) => load(atWidth(signedUrls[path] ?? '', 960)).catch(() => null)),
  );
  const pictures = found.filter((picture) => picture !== null);
  if (pictures.length === 0) throw new Error('No photo could be read.');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: board.width, height: board.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#f7f3ec';
  context.fillRect(0, 0, board.width, board.height);
  const cells = cellsFor(pictures.length);
  cells.forEach((cell, index) => {
    const picture = pictures[index];
    if (picture) drawCovering(context, picture, cell);
  });
  context.fillStyle = '#1d1916';
  context.font = "64px 'Instrument Serif', serif";
  const left = Math.min(...cells.map(({ x }) => x));
  context.fillText(outfit.title, left, board.height - board.margin, board.width - 2 * left);
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

/** Cells of the shape of photographs, as large as they can be, in the middle of the board above its title. */
function cellsFor(count: number): Cell[] {
  const room = {
    width: board.width - 2 * board.margin,
    height: board.height - 2 * board.margin - board.title,
  };
  const widthIn = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return Math.min(
      (room.width - (columns - 1) * board.gap) / columns,
      (((room.height - (rows - 1) * board.gap) / rows) * 3) / 4,
    );
  };
  const columns = [1, 2, 3, 4].reduce((best, each) => (widthIn(each) > widthIn(best) ? each : best));
  const rows = Math.ceil(count / columns);
  const [width, height] = [widthIn(columns), (widthIn(columns) * 4) / 3];
  const top = board.margin + (room.height - rows * height - (rows - 1) * board.gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (board.width - inRow * width - (inRow - 1) * board.gap) / 2;
    return {
      x: left + (index % columns) * (width + board.gap),
      y: top + row * (height + board.gap),
      width,
      height,
    };
  });
}

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

/** Hands a picture to the system's share sheet, or keeps it as a download where there is none. */
export async function shareOrSave(file: File) {
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet is no failure.
    await navigator.share({ files: [file], title: file.name }).catch((error) => {
      if ((error as Error).name !== 'AbortError') throw error;
    });
    return;
  }
  saveFile(file, file.name);
}
