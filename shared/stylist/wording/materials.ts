import { colors } from '#shared/catalog';
import { shades } from '#shared/stylist/hearing/words/colors';
import { colorValues } from '#shared/stylist/ranking/words/colors';

/** Fabrics to mention if an item's description names them, and only then. */
const fabrics =
  'cashmere merino mohair wool linen silk satin velvet lace chiffon tulle tweed corduroy flannel suede leather denim canvas straw poplin seersucker crepe gabardine fleece crochet cotton jersey';
const patterns: readonly (readonly [word: RegExp, name: string])[] = [
  [/\bstriped?\b|\bstripes\b|\bpinstriped?\b/, 'striped'],
  [/\bcheck(?:ed|s)?\b|\bgingham\b|\bhoundstooth\b|\bplaid\b|\btartan\b/, 'checked'],
  [/\bpolka[- ]dots?\b|\bdott?ed\b/, 'dotted'],
  [/\bfloral\b|\bflowered\b|\bflowers\b/, 'floral'],
  [/\bleopard\b/, 'leopard'],
  [/\bpaisley\b/, 'paisley'],
  [/\btie-dyed?\b/, 'tie-dye'],
  [/\bpatchwork\b/, 'patchwork'],
];

const fabric = new RegExp(
  `(?<!(?:faux|fake|vegan|imitation|no|not)[- ])\\b(${fabrics.replaceAll(' ', '|')})\\b` +
    // Does not match words that describe only a part of the piece, such as 'lace collar' or 'fleece-lined'.
    '(?![- ](?:trim|trimmed|collar|details?|panels?|lining|lined|straps?|soles?|effect|look|cuffs?|bow|buttons?|patch|patches|free|laces|up))',
);

/** The fabric that a description names. Null if it names none, or only the fabric of a part. */
export const fabricIn = (description: string) => fabric.exec(description.toLowerCase())?.[1] ?? null;

/** The pattern that a description names, in English. Null if it names none. */
export const patternIn = (description: string) =>
  patterns.find(([word]) => word.test(description.toLowerCase()))?.[1] ?? null;

const base = new Set<string>(colors);
const metals = new Set(['gold', 'silver', 'bronze', 'copper']);
/** Maps each shade to the catalog's colors under which it is stored. */
const colorsOfShade = new Map(shades.map(([shade, stored]) => [shade, stored.split(' ')]));

/** The shade at the start of a description, as 'camel' in 'Camel wool coat' of a brown item, or null. */
export function shadeIn(description: string, color: string): string | null {
  const [first = ''] = /^[a-z-]+/.exec(description.toLowerCase()) ?? [];
  if (base.has(first) || metals.has(first)) return null;
  return colorsOfShade.get(first)?.includes(color) ? first : null;
}

/** Whether a word is a color or a fabric. Such words can be used as nouns: 'the linen you asked for'. */
export const isMaterial = (word: string) => colorValues.has(word) || fabrics.split(' ').includes(word);
