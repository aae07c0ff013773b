import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Outfit } from '#shared/contract/outfits';
import { isShownCutOut } from '#shared/rules/cut-out';
import { layFlat } from '#shared/rules/flat-lay';
import { atWidth, cutOutAt } from '#shared/rules/image-variant';
import { api } from '../../lib/api.ts';
import { canvasBlob } from '../../lib/canvas-blob.ts';
import { saveFile } from '../../lib/save-file.ts';

/** In pixels: the picture's size and margin, the height of its title, and the frame of a photo that is not cut out. */
const layout = { width: 1200, height: 1600, margin: 60, title: 120, frame: 14 };

/** Draws the pieces of an outfit as a flat-lay, and its title, as a PNG. Throws if no photo can be read. */
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
  drawFlatLay(context, pictures);
  context.fillStyle = '#1d1916';
  context.font = "64px 'Instrument Serif', serif";
  const { margin } = layout;
  context.fillText(outfit.title, margin, layout.height - margin, layout.width - 2 * margin);
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

type Piece = { picture: ImageBitmap; category: string; isCutOut: boolean };

/** Draws pieces laid flat above the title, each with a soft shadow. Photos that are not cut out have a frame. */
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
    .map((place, at) => ({ place, piece: pieces[at] }))
    .sort((one, other) => one.place.layer - other.place.layer)
    .forEach(({ place, piece }) => {
      if (!piece) return;
      const [x, y] = [place.left * width, place.top * height];
      const [wide, high] = [place.width * width, place.height * height];
      const frame = piece.isCutOut ? 0 : layout.frame;
      context.fillStyle = '#ffffff';
      if (frame) context.fillRect(x, y, wide, high);
      context.drawImage(piece.picture, x + frame, y + frame, wide - 2 * frame, high - 2 * frame);
    });
  context.restore();
}

/** Opens the system's share sheet with a picture. If the browser has none, or refuses, the picture is downloaded. */
export async function shareOrSave(file: File) {
  const isShared = navigator.canShare?.({ files: [file] })
    ? await navigator.share({ files: [file], title: file.name }).then(
        () => true,
        // The user has closed the sheet. Safari refuses it if the picture took too long to draw after the tap.
        ({ name }: Error) => name === 'AbortError',
      )
    : false;
  if (!isShared) saveFile(file, file.name);
}
