import sharp from 'sharp';
import { pictureFile } from '../../../bin/demo/pictures.ts';
import type { DemoPiece } from '../../../bin/demo/wardrobes.ts';
import { grounds } from './grounds.ts';
import { unseenGrounds } from './unseen-grounds.ts';

const frame = { width: 360, height: 480 };

/** The ways in which a scene can be lit. */
const lights = {
  even: () => '',
  /** Light from a window at one side. */
  uneven: (seed: number) =>
    `<linearGradient id="light" x1="${seed % 2}" y1="0" x2="${1 - (seed % 2)}" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient><rect width="360" height="480" fill="url(#light)" style="mix-blend-mode:multiply"/>`,
  vignette: () =>
    '<radialGradient id="light" r=".75"><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#555"/></radialGradient><rect width="360" height="480" fill="url(#light)" style="mix-blend-mode:multiply"/>',
  /** Light from a lamp in the evening. */
  warm: () => '<rect width="360" height="480" fill="#ffe6c8" style="mix-blend-mode:multiply"/>',
  dim: () => '<rect width="360" height="480" fill="#a4a4a8" style="mix-blend-mode:multiply"/>',
  /** The shadow of the photographer. */
  shadow: () =>
    '<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter><path d="M-40 520 L150 330 L230 350 L400 520 Z" fill="#6f6f78" filter="url(#soft)" style="mix-blend-mode:multiply"/>',
};
type LightName = keyof typeof lights;
export const lightNames = Object.keys(lights) as LightName[];

const backgrounds = { ...grounds, ...unseenGrounds };
export type BackgroundName = keyof typeof backgrounds;
export const backgroundNames = Object.keys(backgrounds) as BackgroundName[];

/** The opacity of each pixel of a picture, from 0 to 255. */
export type Mask = { width: number; height: number; opacity: Uint8Array };

export type Scene = {
  piece: DemoPiece;
  background: BackgroundName;
  light: LightName;
  /** Decides shades, position, rotation and size. The same seed gives the same picture. */
  seed: number;
};

/** Renders a photo of a piece, similar to photos that people take at home. Returns a JPEG. */
export async function renderScene({ piece, background, light, seed }: Scene): Promise<Buffer> {
  const { x, y, width, image } = await placed({ piece, background, seed });
  const hanger =
    background === 'door'
      ? `<path d="M180 ${y - 24} q10 -14 0 -20 M180 ${y - 24} L${x + width * 0.25} ${y + 14} H${x + width * 0.75} Z" fill="none" stroke="#4a3a2c" stroke-width="4"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">
${backgrounds[background](seed)}${hanger}
<filter id="cast" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="4" dy="7" stdDeviation="7" flood-opacity=".45"/></filter>
<g filter="url(#cast)">${image}</g>${lights[light](seed)}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 }).toBuffer();
}

/** The mask of a scene: how opaque the piece is at each pixel, from 0 to 255. */
export async function maskOfScene(scene: Scene): Promise<Mask> {
  const { image } = await placed(scene);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${image}</svg>`;
  return { ...frame, opacity: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer() };
}

/** The piece as an SVG image at its position and rotation in the scene. */
async function placed({ piece, background, seed }: Omit<Scene, 'light'>) {
  const share = 0.68 + (seed % 5) * 0.075;
  const [width, height] = [frame.width * share, frame.height * share];
  const x = (frame.width - width) * (0.5 + ((seed % 7) - 3) * 0.05);
  const y = (frame.height - height) * (0.5 + ((seed % 3) - 1) * 0.12);
  const turn = background === 'door' ? 0 : ((seed % 9) - 4) * 4;
  const cutOut = await sharp(pictureFile(piece.picture)).resize(Math.round(width)).png().toBuffer();
  const image = `<g transform="rotate(${turn} ${frame.width / 2} ${frame.height / 2})"><image x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}" href="data:image/png;base64,${cutOut.toString('base64')}"/></g>`;
  return { x, y, width, image };
}
