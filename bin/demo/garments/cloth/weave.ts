import { pngAddress } from '../drawing/png.ts';
import { weaves } from './weaves.ts';

export type WeaveName = keyof typeof weaves;

type WeaveTile = { address: string; size: number };

const woven = new Map<WeaveName, WeaveTile>();

/** The tile as an image of black and white veils, made once and kept. */
export function weaveTile(name: WeaveName): WeaveTile {
  const known = woven.get(name);
  if (known) return known;
  const { size, at } = weaves[name]();
  const rgba = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i += 1) {
    const value = at((i % size) + 0.5, Math.floor(i / size) + 0.5);
    const [light, alpha] = value > 0 ? [255, Math.min(0.9, value * 0.8)] : [10, Math.min(0.9, -value)];
    rgba.set([light, light, light, Math.round(alpha * 255)], i * 4);
  }
  const made = { address: pngAddress(rgba, size, size), size };
  woven.set(name, made);
  return made;
}
