import { parsedJson } from '../platform/parsed-json.ts';

/** An address that an image element offers. `size`: its width or height in pixels, declared or estimated. */
export type ImageSource = { address: string; size: number };

type Attributes = Readonly<Record<string, string>>;

/** Attributes for zoomed and lazily loaded images. The value is a typical size in pixels. */
const sizedAttributes: Record<string, number> = {
  'data-zoom-image': 1600,
  'data-large_image': 1600,
  'data-old-hires': 1600,
  'data-zoom': 1600,
  'data-full': 1600,
  'data-hires': 1600,
  'data-original': 800,
  'data-lazy-src': 800,
  'data-lazy': 800,
  'data-src': 800,
};
const srcsetAttributes = ['srcset', 'data-srcset', 'data-lazy-srcset'];
/** Formats that `fetchProductImage` refuses. */
const unsupportedType = /^image\/(avif|jxl|svg|gif)/;

/** The addresses that an `img` or `source` element offers, the largest image first. */
export function imageSources(attributes: Attributes): ImageSource[] {
  if (unsupportedType.test(attributes['type'] ?? '')) return [];
  const fromSrcset = srcsetAttributes.flatMap((name) => parseSrcset(attributes[name] ?? ''));
  const fromData = Object.entries(sizedAttributes)
    .map(([name, size]) => ({ address: attributes[name] ?? '', size }))
    .filter(({ address }) => address);
  const src = attributes['src'];
  const size = Math.max(pixels(attributes['width']), pixels(attributes['height']));
  const fromSrc = src && !src.startsWith('data:') ? [{ address: src, size }] : [];
  const fromJson = parseDynamicImages(attributes['data-a-dynamic-image'] ?? '');
  return [...fromJson, ...fromData, ...fromSrcset, ...fromSrc].sort((a, b) => b.size - a.size);
}

/** A comma separates candidates only before a space or after a descriptor, because addresses may contain one. */
function parseSrcset(srcset: string): ImageSource[] {
  return srcset
    .slice(0, 20_000)
    .split(/,\s+|(?<=\s\d{1,5}(?:\.\d{1,3})?[wx]),/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => address && !address.startsWith('data:'))
    .map(([address = '', descriptor = '']) => ({ address, size: sizeOf(descriptor) }));
}

/** The width that a `w` descriptor gives. A density such as `2x` counts as 500 pixels times the density. */
const sizeOf = (descriptor: string) => {
  const number = Number.parseFloat(descriptor) || 1;
  return descriptor.endsWith('w') ? number : number * 500;
};

/** Parses Amazon's JSON object of widths and heights by address. Empty if the text is not JSON. */
function parseDynamicImages(json: string): ImageSource[] {
  const sizes = json.startsWith('{') ? parsedJson(json) : undefined;
  return Object.entries(sizes ?? {}).map(([address, size]) => ({
    address,
    size: Array.isArray(size) ? Number(size[0]) || 0 : 0,
  }));
}

/** Parses a `width` or `height` attribute in pixels. 0 if it does not start with a number. */
export const pixels = (length: string | undefined) => Number.parseInt(length ?? '', 10) || 0;
