import { type Line, pathData, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';

/** The colors of a polished metal, from shade to glint. */
export const gold = { dark: '#7b5f31', base: '#c3a05f', light: '#f5e6bd' };

export const steel = { dark: '#6a6b6d', base: '#b3b3b2', light: '#f4f3f0' };

type Sheen = typeof gold;

/** A ring or frame of metal, drawn as a stroke with its own light. */
export function ring(markup: (attributes: string) => string, width: number, metal: Sheen = gold): string {
  return (
    `<g transform="translate(3 5)">${markup(`fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${width * 1.1}"`)}</g>` +
    markup(`fill="none" stroke="${metal.dark}" stroke-width="${width}"`) +
    markup(`fill="none" stroke="${metal.base}" stroke-width="${width * 0.72}"`) +
    `<g transform="translate(${-width * 0.1} ${-width * 0.14})">${markup(`fill="none" stroke="${metal.light}" stroke-width="${width * 0.22}"`)}</g>`
  );
}

/** The same along an open line, as for a wire or a chain's bar. */
export const wire = (line: Line, width: number, metal: Sheen = gold): string =>
  ring((attributes) => `<path d="${pathData(line)}" stroke-linecap="round" ${attributes}/>`, width, metal);

/** A band that keeps its width along a line. */
export const band = (line: Line, width: number, extra: Partial<Part> = {}): Part => ({
  outline: ribbon(line, width),
  roll: { radius: 8, depth: 7 },
  puff: { radius: 18, depth: 6 },
  lift: 8,
  ...extra,
});
