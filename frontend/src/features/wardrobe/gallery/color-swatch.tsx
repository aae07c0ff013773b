import type { Color } from '#shared/catalog';
import { colorHues } from '../../../lib/color-hues.ts';

/** The background for a color whose name browsers do not know. */
const stripes =
  'repeating-linear-gradient(135deg, var(--line) 0 0.1875rem, var(--surface) 0.1875rem 0.375rem)';

const lookOf = (name: string) =>
  colorHues[name as Color] ?? (globalThis.CSS?.supports('color', name) ? name : stripes);

/** A dot in the given color. The color may be any text that a person has typed. */
export const ColorSwatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    className="size-5 shrink-0 rounded-full border border-control forced-color-adjust-none"
    style={{ background: lookOf(color) }}
  />
);
