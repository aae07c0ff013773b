import { labOf } from '#shared/rules/oklab';
import { toned } from '../colors.ts';
import type { Point } from '../drawing/geometry.ts';

/** What buttons are made of, chosen to go with a dye. */
export function buttonFor(dye: string): string {
  const [lightness, a, b] = labOf(dye);
  if (lightness > 0.9) return '#efece4';
  if (lightness < 0.4) return toned(dye, 0.05, 0.5);
  if (Math.hypot(a, b) < 0.05 || b > 0.03) return '#5d4333';
  return toned(dye, -0.12, 0.7);
}

/** A sewn button with four holes, lit from the upper left. */
export function button([x, y]: Point, radius: number, hex: string, turn = 12): string {
  const [light, dark] = [toned(hex, 0.13, 0.8), toned(hex, -0.13)];
  const hole = radius * 0.24;
  const holes = [
    [-hole, -hole],
    [hole, -hole],
    [-hole, hole],
    [hole, hole],
  ]
    .map(([hx, hy]) => `<circle cx="${hx}" cy="${hy}" r="${radius * 0.11}" fill="#15110f" opacity=".75"/>`)
    .join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle cx="${radius * 0.22}" cy="${radius * 0.34}" r="${radius * 1.16}" fill="#000" opacity=".13"/><circle cx="${radius * 0.12}" cy="${radius * 0.2}" r="${radius * 1.06}" fill="#000" opacity=".3"/><circle r="${radius}" fill="${dark}"/><circle cx="${-radius * 0.06}" cy="${-radius * 0.08}" r="${radius * 0.93}" fill="${hex}"/><path d="M${-radius * 0.74} ${radius * 0.12}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${radius * 0.2} ${-radius * 0.72}" fill="none" stroke="${light}" stroke-width="${radius * 0.18}" stroke-linecap="round" opacity=".85"/><circle r="${radius * 0.56}" fill="${dark}" opacity=".35"/><g transform="rotate(${turn})">${holes}<path d="M${-hole} ${-hole}L${hole} ${hole}M${hole} ${-hole}L${-hole} ${hole}" stroke="${light}" stroke-width="${radius * 0.09}" opacity=".8"/></g></g>`;
}

/** A metal stud or snap. */
export function stud([x, y]: Point, radius: number, hex: string): string {
  const [light, dark] = [toned(hex, 0.22, 0.7), toned(hex, -0.22)];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle cx="${radius * 0.16}" cy="${radius * 0.28}" r="${radius * 1.14}" fill="#000" opacity=".32"/><circle r="${radius}" fill="${dark}"/><circle r="${radius * 0.88}" fill="${hex}"/><circle r="${radius * 0.62}" fill="${dark}" opacity=".28"/><ellipse cx="${-radius * 0.26}" cy="${-radius * 0.32}" rx="${radius * 0.42}" ry="${radius * 0.28}" transform="rotate(-40)" fill="${light}" opacity=".8"/></g>`;
}
