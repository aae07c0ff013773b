/** An address that an image element offers, with its width or height in pixels as far as the page declares one. */
export type ImageSource = { address: string; size: number };

type Attributes = Readonly<Record<string, string>>;

/** Attributes for zoomed and lazily loaded images, with a size in pixels that is typical of each. */
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

/** A comma separates candidates only before a space or after a descriptor, because addresses may contain commas. */
function parseSrcset(srcset: string): ImageSource[] {
  return srcset
    .slice(0, 20_000)
    .split(/,\s+|(?<=\s\d{1,5}(?:\.\d{1,3})?[wx]),/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => address && !address.startsWith('data:'))
    .map(([address = '', descriptor = '']) => ({ address, size: sizeOf(descriptor) }));
}

/** The width of a `w` descriptor; a density (`2x`) counts as that many times 500 pixels. */
const sizeOf = (descriptor: string) => {
  const number = Number.parseFloat(descriptor) || 1;
  return descriptor.endsWith('w') ? number : number * 500;
};

/** Amazon's JSON object of addresses, each with its width and height; empty where it is no JSON. */
function parseDynamicImages(json: string): ImageSource[] {
  if (!json.startsWith('{')) return [];
  try {
    return Object.entries(JSON.parse(json) as Record<string, unknown>).map(([address, size]) => ({
      address,
      size: Array.isArray(size) ? Number(size[0]) || 0 : 0,
    }));
  } catch {
    return [];
  }
}

/** A `width` or `height` attribute in pixels, 0 where it has no number. */
export const pixels = (length: string | undefined) => Number.parseInt(length ?? '', 10) || 0;
