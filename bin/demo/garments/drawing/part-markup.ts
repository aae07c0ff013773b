import { labOf } from '#shared/rules/oklab';
import { type Fabric, fabricOf } from '../cloth/fabric.ts';
import { printOn } from '../cloth/print.ts';
import { weaveTile } from '../cloth/weave.ts';
import { mixed, rgbOf, toned } from '../colors.ts';
import { type Box, boxOf, clamp, pathData, smooth } from './geometry.ts';
import { heightsOf, type Tones, tonesOf } from './light.ts';
import type { Cloth, Garment, Part } from './part.ts';
import { pngAddress } from './png.ts';
import { blurred, coverage, emptyField, type Grid, gridOver } from './raster.ts';

const cell = 3;

export function markupOf(garment: Garment, cloth: Cloth): { markup: string; box: Box } {
  const id = `g${cloth.seed.toString(36)}`;
  const weaves = new Set(garment.parts.map((part) => fabricOf(part.fabric ?? garment.fabric).weave));
  const tiles = [...weaves].map((name) => {
    const { address, size } = weaveTile(name);
    return {
      name,
      markup: `<image id="${id}-${name}" width="${size}" height="${size}" href="${address}"/>`,
      size,
    };
  });
  const markup = garment.parts.map((part, index) =>
    partMarkup({
      part,
      above: garment.parts.slice(index + 1),
      fabric: fabricOf(part.fabric ?? garment.fabric),
      cloth,
      wash: garment.dye ?? cloth.dye,
      upright: garment.upright ?? false,
      id: `${id}-${index}`,
      family: id,
    }),
  );
  const defs = tiles.map((tile) => tile.markup).join('');
  return {
    markup: `<defs>${defs}</defs>${markup.join('')}`,
    box: boxOf(garment.parts.map((part) => part.outline)),
  };
}

type Setting = {
  part: Part;
  above: readonly Part[];
  fabric: Fabric;
  cloth: Cloth;
  wash: string;
  upright: boolean;
  id: string;
  family: string;
};

function partMarkup({ part, above, fabric, cloth, wash, upright, id, family }: Setting): string {
  const box = boxOf([part.outline]);
  const grid = gridOver(box, cell, 9);
  const dye = part.dye ?? wash;
  const lines = [part.outline, ...(part.holes ?? [])];
  const path = lines.map((line) => pathData(line, true)).join('');
  const heights = heightsOf(
    grid,
    part.shell ? [part.outline, ...part.shell] : [part.outline],
    {
      folds: part.folds ?? [],
      roll: part.roll ?? fabric.roll,
      puff: part.puff ?? fabric.puff,
      crumple: fabric.crumple * (part.crumple ?? 1),
      crease: fabric.crease * (part.crease ?? 1),
      grain: part.grain ?? 0,
      field: part.field,
    },
    cloth.seed + Math.round(box.x + box.y),
  );
  const tones = tonesOf(heights, grid, fabric.finish);
  const veil = veilOf(tones, shadowsOn(grid, above), grid, dye, part.dim ?? 0);
  const { size } = weaveTile(fabric.weave);
  const strength = fabric.weaveStrength * weaveVisibility(dye);
  const frame = `x="${grid.x.toFixed(1)}" y="${grid.y.toFixed(1)}" width="${grid.cols * cell}" height="${grid.rows * cell}"`;
  const print = part.plain
    ? ''
    : printOn(cloth.pattern, { box, grid, heights, grain: part.grain ?? 0, upright }, cloth.color, dye);
  return `<clipPath id="${id}c"><path clip-rule="evenodd" d="${path}"/></clipPath>
<pattern id="${id}w" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${part.grain ?? 0})"><use href="#${family}-${fabric.weave}"/></pattern>
<g clip-path="url(#${id}c)"><rect ${frame} fill="${dye}"/>${print}${part.under ?? ''}<rect ${frame} fill="url(#${id}w)" opacity="${strength.toFixed(3)}"/><image ${frame} preserveAspectRatio="none" href="${veil}"/>${part.over ?? ''}</g>${part.loose ?? ''}`;
}

const weaveVisibility = (dye: string): number => {
  const [lightness] = labOf(dye);
  return lightness > 0.9 ? 0.5 : lightness > 0.76 ? 0.66 : lightness < 0.36 ? 0.5 : 0.9;
};

/** Where the parts above keep the light away. */
function shadowsOn(grid: Grid, above: readonly Part[]): Float32Array {
  const dark = emptyField(grid);
  for (const part of above) {
    const lift = part.lift ?? 9;
    if (lift === 0) continue;
    const window = windowOn(grid, boxOf([part.outline]), lift * 3 + 6);
    if (!window) continue;
    const lines = [part.outline, ...(part.holes ?? [])];
    const moved = { ...window.grid, x: window.grid.x - lift * 0.45, y: window.grid.y - lift * 0.6 };
    const soft = blurred(coverage(moved, lines), window.grid, lift);
    const tight = blurred(coverage(window.grid, lines), window.grid, 4);
    for (let row = 0; row < window.grid.rows; row += 1) {
      const to = (row + window.row) * grid.cols + window.col;
      for (let col = 0; col < window.grid.cols; col += 1) {
        const from = row * window.grid.cols + col;
        const shadow = Math.max((soft[from] ?? 0) * 0.55, (tight[from] ?? 0) * 0.5);
        dark[to + col] = 1 - (1 - (dark[to + col] ?? 0)) * (1 - shadow);
      }
    }
  }
  return dark;
}

/** The cells of a grid within reach of a box, as a grid of its own; none where they do not meet. */
function windowOn(grid: Grid, box: Box, reach: number): { grid: Grid; col: number; row: number } | undefined {
  const col = Math.max(0, Math.floor((box.x - reach - grid.x) / grid.cell));
  const row = Math.max(0, Math.floor((box.y - reach - grid.y) / grid.cell));
  const cols = Math.min(grid.cols, Math.ceil((box.x + box.width + reach - grid.x) / grid.cell)) - col;
  const rows = Math.min(grid.rows, Math.ceil((box.y + box.height + reach - grid.y) / grid.cell)) - row;
  if (cols < 2 || rows < 2) return undefined;
  return {
    grid: { x: grid.x + col * grid.cell, y: grid.y + row * grid.cell, cell: grid.cell, cols, rows },
    col,
    row,
  };
}

/** The light as one image: a dark veil in the color of the dye's shadow, a bright one for what faces the window. */
function veilOf(tones: Tones, shadows: Float32Array, grid: Grid, dye: string, dim: number): string {
  const [lightness, a, b] = labOf(dye);
  const tint = rgbOf(toned(dye, -lightness * 0.86, lightness > 0.9 ? 1.4 : 0.9));
  const brightness = lightness ** 2.2;
  const lift = clamp(brightness / (1.15 - brightness), 0.74, 1.4) * (1 - 0.6 * Math.hypot(a, b));
  const gain = 1.05 - 0.32 * smooth(0.6, 0.86, lightness) + 0.24 * smooth(0.9, 0.96, lightness);
  const sheen = lightness < 0.36 ? 0.72 : 1;
  const shine = rgbOf(mixed('#fdfbf7', dye, 0.22));
  const rgba = new Uint8Array(grid.cols * grid.rows * 4);
  for (let i = 0; i < grid.cols * grid.rows; i += 1) {
    const shade = tones.shade[i] ?? 0;
    const kept = Math.exp(Math.min(0, shade) * gain * 1.15) * (1 - (shadows[i] ?? 0) * 0.62) * (1 - dim);
    const dark = 1 - kept;
    const bright = clamp(
      Math.max(0, shade) * lift + (tones.gloss[i] ?? 0) * sheen * (1 - (shadows[i] ?? 0)),
      0,
      0.85,
    );
    const alpha = bright + dark * (1 - bright);
    const share = alpha > 0 ? bright / alpha : 0;
    const at = i * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at + channel] = (shine[channel] ?? 0) * share + (tint[channel] ?? 0) * (1 - share);
    }
    rgba[at + 3] = alpha * 255 + 0.5;
  }
  return pngAddress(rgba, grid.cols, grid.rows);
}
