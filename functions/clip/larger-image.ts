const widths = new Set(['imwidth', 'width', 'w', 'wid', 'sw']);
const heights = new Set(['height', 'h', 'hei', 'sh']);
const wanted = 1200;
const enough = 800;

/** The address of a picture with a size in it that is too small to be kept, asking for a larger one; otherwise null. */
export function largerImage(address: string): string | null {
  const url = new URL(address);
  const named = [...url.searchParams].filter(([name, value]) => /^\d{1,4}$/.test(value) && name);
  const [name, value] = named.find(([name]) => widths.has(name.toLowerCase())) ?? [];
  if (!name || Number(value) >= enough) return null;
  for (const [other, size] of named)
    if (heights.has(other.toLowerCase()))
      url.searchParams.set(other, String(Math.round((Number(size) * wanted) / Number(value))));
  url.searchParams.set(name, String(wanted));
  return url.href;
}
