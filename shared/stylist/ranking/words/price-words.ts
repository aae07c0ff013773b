import type { WordRow } from './word-table.ts';

/**
 * Words that indicate the price class. Names of expensive items often mention materials, names of cheap ones often
 * mention the look.
 */
export const priceWords: readonly WordRow[] = [
  ['pre-owned preowned designer runway luxury', { make: 1 }],
  ['nappa lambskin calfskin calf calf-hair saffiano intrecciato python crocodile alligator', { make: 1 }],
  ['cashmere merino silk tweed brocade jacquard georgette crepe guipure intarsia organza', { make: 1 }],
  [
    'poplin twill gabardine blend stretch-knit applique appliqued trimmed panel effect minaudiere',
    { make: 0.7 },
  ],
  ['vermeil karat diamond sapphire ruby topaz emerald sterling platinum 14k 18k', { make: 1 }],
  ['suede leather embellished clutch mid-rise high-rise low-rise collection', { make: 0.6 }],
  ['pu splicing spliced hollow bowknot irregular rhinestone alloy acrylic plated rivet bling', { make: -1 }],
  ['fashion fashionable stylish trendy sexy lovely sweet gift hot korean candy', { make: -1 }],
  ['solid pure color pattern design style casual cute new set', { make: -0.7 }],
  ['batwing pullover loose bodycon lapel elastic zipper slim thin metal drawstring buckle', { make: -0.7 }],
  ['stand-collar round-neck turn-down-collar button-fly plus-size one-size size', { make: -0.7 }],
  ['women woman lady ladies', { make: -0.4 }],
];
