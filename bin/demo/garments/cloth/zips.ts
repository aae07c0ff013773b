import { type Line, lengthOf, offset, pathData, pointOn } from '../drawing/geometry.ts';

type Metal = { dark: string; base: string; light: string };

export const metals = {
  silver: { dark: '#6d6e70', base: '#b4b4b3', light: '#f0efec' },
  brass: { dark: '#7d5f2c', base: '#bf9a56', light: '#f1dda4' },
  gunmetal: { dark: '#2f2f31', base: '#5d5d60', light: '#a3a3a6' },
} satisfies Record<string, Metal>;

/** A closed zip: its tapes, its teeth, its slider with a pull. */
export function zip(line: Line, metal: Metal, tape: string, width = 22, sliderAt = 0.02): string {
  const d = pathData(line);
  const teeth = `stroke-dasharray="3.2 2.6"`;
  const [x, y] = pointOn(line, sliderAt);
  const [nx, ny] = pointOn(line, Math.min(1, sliderAt + 40 / Math.max(60, lengthOf(line))));
  const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI - 90;
  return `<path d="${d}" fill="none" stroke="#000" stroke-width="${width + 3}" opacity=".22"/><path d="${d}" fill="none" stroke="${tape}" stroke-width="${width}"/><path d="${pathData(offset(line, width / 2 - 2))}" fill="none" stroke="#000" stroke-width="1.4" opacity=".35"/><path d="${pathData(offset(line, 2 - width / 2))}" fill="none" stroke="#000" stroke-width="1.4" opacity=".35"/><path d="${d}" fill="none" stroke="${metal.dark}" stroke-width="9"/><path d="${pathData(offset(line, 1.8))}" fill="none" stroke="${metal.light}" stroke-width="5" ${teeth}/><path d="${pathData(offset(line, -2.2))}" fill="none" stroke="${metal.base}" stroke-width="4.4" ${teeth} stroke-dashoffset="3"/>${slider([x, y], angle, metal)}`;
}

function slider([x, y]: readonly [number, number], angle: number, metal: Metal): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})"><path d="M-9 -6L9 -6L7 20L-7 20Z" transform="translate(2 3)" fill="#000" opacity=".35"/><path d="M-9 -6L9 -6L7 20L-7 20Z" fill="${metal.base}"/><path d="M-8 -5L-2 -5L-2 19L-6 19Z" fill="${metal.light}" opacity=".8"/><rect x="-5" y="14" width="10" height="46" rx="4" transform="translate(2 4)" fill="#000" opacity=".28"/><rect x="-5" y="12" width="10" height="46" rx="4" fill="${metal.base}"/><rect x="-4" y="13" width="3.4" height="44" rx="1.7" fill="${metal.light}" opacity=".85"/><circle cx="0" cy="51" r="2.2" fill="#1b1a19"/></g>`;
}
