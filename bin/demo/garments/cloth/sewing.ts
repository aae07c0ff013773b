import { type Line, offset, pathData } from '../drawing/geometry.ts';

/** What is sewn on cloth: markup for seams, stitches and hems, in the inks of the dye. */

export type Ink = { shadow: string; light: string; thread: string };

const stroked = (line: Line, paint: string, width: number, opacity: number, extra = ''): string =>
  `<path d="${pathData(line)}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Where two pieces meet: a fine shadow with a lit lip beside it. */
export const seam = (line: Line, ink: Ink, strength = 1): string =>
  stroked(offset(line, 1.6), ink.light, 1.6, 0.28 * strength) +
  stroked(line, ink.shadow, 4.5, 0.13 * strength) +
  stroked(line, ink.shadow, 1.5, 0.5 * strength);

/** A row of stitches in thread: each lies in a little dent. */
export const stitches = (line: Line, ink: Ink, thread = ink.thread, length = 6.5): string =>
  stroked(line, ink.shadow, 3.6, 0.12) +
  stroked(line, ink.shadow, 2.2, 0.25, `stroke-dasharray="${length} ${length * 0.55}"`) +
  stroked(offset(line, -0.5), thread, 1.5, 0.85, `stroke-dasharray="${length} ${length * 0.55}"`);

/** A crease or an edge drawn soft. */
export const shadowLine = (line: Line, ink: Ink, width: number, opacity: number): string =>
  stroked(line, ink.shadow, width, opacity * 0.35) +
  stroked(line, ink.shadow, width * 0.5, opacity * 0.5) +
  stroked(line, ink.shadow, Math.max(0.8, width * 0.2), opacity);

export const litLine = (line: Line, ink: Ink, width: number, opacity: number): string =>
  stroked(line, ink.light, width, opacity);
