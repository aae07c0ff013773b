/** Where a picture of a page comes from, and the width or height in pixels that the page tells of it. */
export type ImageSource = { address: string; size: number };

type Attributes = Readonly<Record<string, string>>;

/** Attributes that hold a larger picture, or the one that is only loaded when it scrolls into view, with a likely size. */
const larger: Record<string, number> = {
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
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset'];
/** Formats that cannot be decoded here. */
const unreadable = /^image\/(avif|jxl|svg|gif)/;

/** The pictures that an `img` or `source` element offers, the most detailed one first. */
export function imageSources(attributes: Attributes): ImageSource[] {
  if (unreadable.test(attributes['type'] ?? '')) return [];
  const ofSets = sets.flatMap((name) => readSrcset(attributes[name] ?? ''));
  const ofLarger = Object.entries(larger)
    .map(([name, size]) => ({ address: attributes[name] ?? '', size }))
    .filter(({ address }) => address);
  const src = attributes['src'];
  const size = Math.max(pixels(attributes['width']), pixels(attributes['height']));
  const own = src && !src.startsWith('data:') ? [{ address: src, size }] : [];
  const dynamic = dynamicImages(attributes['data-a-dynamic-image'] ?? '');
  return [...dynamic, ...ofLarger, ...ofSets, ...own].sort((a, b) => b.size - a.size);
}

/** Addresses in a srcset may hold commas themselves: only one that is followed by a space parts two of them. */
function readSrcset(srcset: string): ImageSource[] {
  return srcset
    .slice(0, 20_000)
    .split(/,\s+|(?<=\s\d{1,5}(?:\.\d{1,3})?[wx]),/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => address && !address.startsWith('data:'))
    .map(([address = '', descriptor = '']) => ({ address, size: sizeOf(descriptor) }));
}

const sizeOf = (descriptor: string) => {
  const number = Number.parseFloat(descriptor) || 1;
  return descriptor.endsWith('w') ? number : number * 500;
};

/** An object of addresses, each with its width and height. */
function dynamicImages(json: string): ImageSource[] {
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

export const pixels = (length: string | undefined) => Number.parseInt(length ?? '', 10) || 0;
