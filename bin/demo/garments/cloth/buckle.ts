import { toned } from '../colors.ts';

/** A leather-covered buckle: a frame with rounded corners and a prong. */
export function buckle(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  turn: number,
  hex: string,
): string {
  const [light, dark] = [toned(hex, 0.16), toned(hex, -0.1)];
  const frame = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${width * 0.16}" fill="none"`;
  const stroke = width * 0.2;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><rect ${frame} stroke="#000" stroke-opacity=".26" stroke-width="${stroke * 1.2}" transform="translate(3 4)"/><rect ${frame} stroke="${dark}" stroke-width="${stroke}"/><rect ${frame} stroke="${hex}" stroke-width="${stroke * 0.7}"/><rect ${frame} stroke="${light}" stroke-width="${stroke * 0.2}" transform="translate(${-stroke * 0.12} ${-stroke * 0.16})" opacity=".8"/><path d="M${-width / 2} 0H${width / 2}" stroke="#000" stroke-opacity=".3" stroke-width="${stroke * 0.7}" transform="translate(1 2)"/><path d="M${-width / 2} 0H${width / 2}" stroke="${hex}" stroke-width="${stroke * 0.55}"/></g>`;
}
