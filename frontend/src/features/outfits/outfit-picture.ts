import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Outfit } from '#shared/contract/outfits';
import { isShownCutOut } from '#shared/rules/cut-out';
import { layFlat } from '#shared/rules/flat-lay';
import { atWidth, cutOutAt } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { canvasBlob } from '../../lib/canvas-blob.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The layout of the picture in pixels: its size, outer margin, gap between photos and height of the title. */
const layout = { width: 1200, height: 1600, margin: 60, gap: 12, title: 120 };

/**
 * Draws the pieces of an outfit and its title as a PNG for sharing. The pieces are a flat-lay if the wardrobe has
 * cut-outs of them, otherwise photos in a grid. Throws if no photo can be read.
 */
export async function drawOutfitPicture(outfit: Outfit, clothes: readonly ClothingItem[]): Promise<File> {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  const { signedUrls } = await api.images.signUrls({ body: { urls: items.map(({ imageUrl }) => imageUrl) } });
  const found = await Promise.all(
    items.map(async ({ itemId, imageUrl, category }) => {
      const item = clothes.find(({ id }) => id === itemId);
      const url = signedUrls[imageUrl] ?? '';
      const cutOut = item && isShownCutOut(item) ? await load(cutOutAt(url, 1280)).catch(() => null) : null;
      // Deleted items no longer have a photo. The other items are still drawn.
      const picture = cutOut ?? (await load(atWidth(url, 960)).catch(() => null));
      return picture && { picture, category, isCutOut: cutOut !== null };
    }),
  );
  const pictures = found.filter((each) => each !== null);
  if (pictures.length === 0) throw new Error('No photo could be read.');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: layout.width, height: layout.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#f7f3ec';
  context.fillRect(0, 0, layout.width, layout.height);
  const cells = cellsFor(pictures.length);
  const isFlatLay = pictures.some(({ isCutOut }) => isCutOut);
  if (isFlatLay) drawFlatLay(context, pictures);
  else
    cells.forEach((cell, index) => {
      const each = pictures[index];
      if (each) drawCovering(context, each.picture, cell);
    });
  context.fillStyle = '#1d1916';
  context.font = "64px 'Instrument Serif', serif";
  const left = isFlatLay ? layout.margin : Math.min(...cells.map(({ x }) => x));
  context.fillText(outfit.title, left, layout.height - layout.margin, layout.width - 2 * left);
  const blob = await canvasBlob(canvas, 'image/png');
  if (!blob) throw new Error('This browser cannot make a PNG.');
  const name = outfit.title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

async function load(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('A photo could not be read.');
  return createImageBitmap(await response.blob());
}

type Piece = { picture: ImageBitmap; category: string };

/** Draws pieces laid flat above the title, each with a soft shadow. */
function drawFlatLay(context: CanvasRenderingContext2D, pieces: readonly Piece[]) {
  const { width } = layout;
  const height = layout.height - layout.title;
  context.fillStyle = '#e9e2d7';
  context.fillRect(0, 0, width, height);
  context.save();
  Object.assign(context, {
    shadowColor: 'rgb(0 0 0 / 0.26)',
    shadowBlur: 22,
    shadowOffsetX: 5,
    shadowOffsetY: 9,
  });
  const places = layFlat(
    pieces.map(({ category, picture }) => ({ category, aspectRatio: picture.width / picture.height })),
    width / height,
  );
  places
    .map((place, at) => ({ place, picture: pieces[at]?.picture }))
    .sort((one, other) => one.place.layer - other.place.layer)
    .forEach(({ place, picture }) => {
      if (picture)
        context.drawImage(
          picture,
          place.left * width,
          place.top * height,
          place.width * width,
          place.height * height,
        );
    });
  context.restore();
}

type Cell = { x: number; y: number; width: number; height: number };

/** Arranges `count` cells of 3:4 above the title, centered. It uses the number of columns with the largest cells. */
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

/** Draws a picture so that it fills a cell, like `object-fit: cover`. */
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

/** Opens the system's share sheet with a picture. If the browser has none, the picture is downloaded. */
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
