import { labOf } from '#shared/rules/oklab';
import { band, gold, ring, steel } from '../cloth/metal.ts';
import { stitches } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import { curve, ellipse, type Line, offset, ribbon } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** A round dress watch on a leather strap, laid flat. */
export function watch(studio: Studio): Garment {
  const { ink, dye, variant } = studio;
  const metal = variant % 2 === 0 ? gold : steel;
  const [cx, cy] = [600, 800];
  const upper = curve('600 640, 600 400, 604 150');
  const lower = curve('600 960, 600 1200, 596 1500');
  const sewn = (line: Line, half: number): string =>
    stitches(offset(line, half), ink, toned(dye, labOf(dye)[0] < 0.4 ? 0.22 : 0.14, 0.8), 8) +
    stitches(offset(line, -half), ink, toned(dye, labOf(dye)[0] < 0.4 ? 0.22 : 0.14, 0.8), 8);
  const soft = { roll: { radius: 16, depth: 13 }, puff: { radius: 90, depth: 40 } };
  const holes = [1270, 1320, 1370, 1420]
    .map((y) => `<ellipse cx="597" cy="${y}" rx="9" ry="11" fill="#0d0b0a" opacity=".8"/>`)
    .join('');
  const strap = (line: Line, from: number, to: number, over: string): Part => ({
    outline: ribbon(line, (t) => from + (to - from) * t),
    ...soft,
    lift: 8,
    over,
  });
  const lugs = [-1, 1].flatMap((v) =>
    [-1, 1].map(
      (h): Part => ({
        outline: ribbon(
          curve([
            [cx + h * 140, cy + v * 150],
            [cx + h * 148, cy + v * 204],
            [cx + h * 142, cy + v * 232],
          ]),
          (t) => 40 - 14 * t,
        ),
        dye: metal.base,
        fabric: 'metal',
        plain: true,
        roll: { radius: 12, depth: 12 },
        lift: 5,
      }),
    ),
  );
  const faceDye = labOf(dye)[0] > 0.8 ? dye : mixed(dye, '#ffffff', labOf(dye)[0] < 0.4 ? 0.03 : 0.06);
  const handInk = labOf(faceDye)[0] > 0.6 ? '#2b2622' : '#f2ead9';
  const face: Part = {
    outline: ellipse(cx, cy, 224),
    dye: faceDye,
    fabric: 'smooth',
    plain: true,
    lift: 0,
    roll: { radius: 8, depth: -6 },
    puff: { radius: 60, depth: -6 },
    loose: dial(cx, cy, metal, handInk),
  };
  return {
    parts: [
      strap(upper, 268, 214, sewn(upper, 94)),
      strap(lower, 268, 190, `${sewn(lower, 82)}${holes}`),
      band(curve('488 236, 604 240, 720 236'), 50, { over: '', lift: 9 }),
      {
        outline: ribbon(curve('474 152, 604 150, 734 152'), 20),
        dye: metal.base,
        fabric: 'metal',
        plain: true,
        lift: 5,
        loose:
          ring((a) => `<path d="M498 168V96a26 26 0 0 1 26-26h160a26 26 0 0 1 26 26v72" ${a}/>`, 22, metal) +
          ring((a) => `<path d="M604 160V64" ${a}/>`, 13, metal),
      },
      {
        outline: [
          [604, 52],
          [605, 52],
          [605, 53],
        ],
        lift: 0,
        dye: metal.base,
      },
      ...lugs,
      {
        outline: [
          [842, 774],
          [880, 774],
          [880, 826],
          [842, 826],
        ],
        dye: metal.base,
        fabric: 'metal',
        plain: true,
        roll: { radius: 8, depth: 8 },
        lift: 6,
        over: [782, 792, 802, 812, 822]
          .map((y) => `<path d="M844 ${y}h36" stroke="#000" stroke-width="3" opacity=".35"/>`)
          .join(''),
      },
      {
        outline: ellipse(cx, cy, 250),
        dye: metal.base,
        fabric: 'metal',
        plain: true,
        roll: { radius: 18, depth: 22 },
        lift: 16,
      },
      face,
    ],
    fabric: studio.fabric ?? 'calf',
    drift: 0.15,
  };
}

function dial(cx: number, cy: number, metal: typeof gold, ink: string): string {
  const marks = Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0;
    const [r0, r1] = hour ? [170, 204] : [196, 204];
    const angle = (i / 60) * Math.PI * 2;
    const at = (r: number): string =>
      `${(cx + Math.sin(angle) * r).toFixed(1)} ${(cy - Math.cos(angle) * r).toFixed(1)}`;
    return hour
      ? `<path d="M${at(r0)}L${at(r1)}" stroke="#000" stroke-opacity=".25" stroke-width="9" transform="translate(1.5 2.5)"/><path d="M${at(r0)}L${at(r1)}" stroke="${metal.base}" stroke-width="8"/><path d="M${at(r0)}L${at(r1)}" stroke="${metal.light}" stroke-width="2.4"/>`
      : `<path d="M${at(r0)}L${at(r1)}" stroke="${ink}" stroke-width="2" opacity=".55"/>`;
  }).join('');
  const hand = (angle: number, length: number, width: number): string => {
    const d = `M0 ${length * 0.16}L${-width / 2} 0L0 ${-length}L${width / 2} 0Z`;
    return `<g transform="translate(${cx} ${cy})"><g transform="translate(3 6) rotate(${angle})"><path d="${d}" fill="#000" opacity=".28"/></g><g transform="rotate(${angle})"><path d="${d}" fill="${metal.base}"/><path d="M0 ${length * 0.16}L${-width / 2} 0L0 ${-length}Z" fill="${metal.light}" opacity=".8"/></g></g>`;
  };
  return `${ring((a) => `<circle cx="${cx}" cy="${cy}" r="226" ${a}/>`, 10, metal)}${marks}<circle cx="${cx}" cy="${cy + 92}" r="42" fill="#000" opacity=".07"/><circle cx="${cx}" cy="${cy + 92}" r="42" fill="none" stroke="${ink}" stroke-width="1.6" opacity=".5"/><path d="M${cx} ${cy + 92}v-30" stroke="${ink}" stroke-width="2.4" opacity=".8"/><g fill="none" stroke="${ink}" opacity=".6"><path d="M${cx - 34} ${cy - 92}h68" stroke-width="4"/><path d="M${cx - 18} ${cy - 78}h36" stroke-width="2"/></g>${hand(-58, 112, 17)}${hand(52, 158, 14)}<circle cx="${cx}" cy="${cy}" r="9" fill="${metal.dark}"/><circle cx="${cx - 1}" cy="${cy - 1}" r="6.5" fill="${metal.light}"/><path d="M${cx - 150} ${cy - 120}A196 196 0 0 1 ${cx + 60} ${cy - 186}L${cx - 100} ${cy + 160}A196 196 0 0 1 ${cx - 186} ${cy + 40}Z" fill="#fff" opacity=".07"/>`;
}
