import { labOf } from '#shared/rules/oklab';
import { seam, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, offset, type Point, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { along, eyelet, lace, leatherVolume, overlay, profilePair, sole } from './shoe-kit.ts';

/** A low leather trainer in profile, its toe to the left. */
export function sneakers(studio: Studio): Garment {
  const { ink, dye } = studio;
  const pale = labOf(dye)[0] > 0.9;
  const rubber = pale ? '#f1ece2' : '#efe9de';
  const laces = pale ? '#f3efe6' : labOf(dye)[0] < 0.35 ? toned(dye, 0.04, 0.6) : '#f0ebe1';
  const upper = shape(`
    872 386 .2, 890 320, 884 240, 866 182, 848 164 .5, 808 178, 744 212, 676 208, 630 168 .4,
    596 138 .5, 536 158, 440 206, 340 248, 226 262, 116 280, 48 322, 26 386 .3, 450 404
  `);
  const lining = shape(`
    848 164 .5, 822 158, 740 172, 676 156, 616 118 .6, 592 140, 640 196, 690 226, 760 224,
    830 190
  `);
  const tongue = shape('616 180, 646 104, 630 72 .7, 586 70 .7, 556 104, 440 176, 352 220, 380 252, 500 226');
  const stay = shape(`
    626 174 .4, 588 156 .5, 520 180, 424 226, 338 258 .5, 346 292 .6, 424 290, 520 258, 604 236,
    642 208 .5
  `);
  const eyelets = along(curve('604 192, 520 222, 440 250, 362 274'), 6);
  const bars = eyelets
    .map(([x, y], i): string => lace([x, y], [x - 40 + i, y - 34 - (5 - i) * 1.5], 14, laces))
    .join('');
  const toe = curve('262 258, 276 310, 248 356, 222 396');
  const side = curve('346 290, 430 316, 510 350, 570 398');
  const collarPad = curve('640 202, 690 236, 760 238, 842 194');
  const foxing: Point[] = [...curve('22 374, 120 386, 450 392, 780 388, 896 374')];
  const shoe: Part[] = [
    { outline: lining, dim: 0.4, lift: 0, puff: { radius: 20, depth: 6 } },
    {
      outline: tongue,
      ...leatherVolume,
      puff: { radius: 40, depth: 14 },
      lift: 8,
      over: stitches(curve('560 112, 590 80, 626 82, 634 112'), ink),
    },
    {
      outline: upper,
      ...leatherVolume,
      folds: [
        {
          spine: curve('306 258, 318 296, 306 340'),
          width: 14,
          depth: -5,
        },
        {
          spine: curve('340 262, 358 304, 350 344'),
          width: 13,
          depth: -4,
        },
        { spine: collarPad, width: 26, depth: 8, ends: [0.2, 0.2] },
      ],
      over:
        seam(toe, ink) +
        stitches(offset(toe, -7), ink) +
        stitches(offset(side, 6), ink) +
        seam(side, ink) +
        stitches(offset(collarPad, 22), ink),
    },
    {
      ...overlay([
        [850, 163, 0.5],
        [868, 184],
        [886, 242],
        [892, 320],
        [880, 392, 0.3],
        [806, 394, 0.3],
        [814, 320],
        [822, 250],
        [812, 186, 0.5],
      ]),
      over: stitches(curve('820 190, 829 250, 821 320, 814 390'), ink),
    },
    {
      outline: stay,
      roll: { radius: 7, depth: 5 },
      puff: { radius: 40, depth: 8 },
      lift: 5,
      over: stitches(curve('352 284, 424 280, 520 248, 600 226, 634 204'), ink),
      loose: eyelets.map((place) => eyelet(place, 6.5, '#b9b4aa')).join('') + bars,
    },
    sole(
      [
        [18, 372, 0.5],
        [200, 388],
        [450, 394],
        [760, 390],
        [898, 372, 0.3],
        [902, 416],
        [892, 452, 0.5],
        [700, 456],
        [300, 456],
        [70, 450, 0.6],
        [14, 414],
      ],
      rubber,
      {
        lift: 5,
        over: `${stitches(offset(foxing, 14), { shadow: '#8f877a', light: '#fff', thread: '#d8d0c2' }, '#d3cabb', 8)}<path d="M16 434C300 444 640 444 900 436" fill="none" stroke="#8d8577" stroke-width="3" opacity=".55"/>`,
      },
    ),
  ];
  return { parts: profilePair(shoe, 500, 0.97), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
