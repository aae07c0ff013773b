/** A connected region of pixels. */
export type Region = {
  places: number[];
  /** Whether it reaches the border of the picture. */
  atBorder: boolean;
};

/** The regions of connected pixels that have this value in a mask, largest first. */
export function regionsOf(mask: Uint8Array, value: number, width: number): Region[] {
  const height = mask.length / width;
  const seen = new Uint8Array(mask.length);
  const regions: Region[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== value) continue;
    const places = [start];
    let atBorder = false;
    seen[start] = 1;
    const visit = (place: number) => {
      if (seen[place] || mask[place] !== value) return;
      seen[place] = 1;
      places.push(place);
    };
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      const [x, y] = [place % width, Math.floor(place / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atBorder = true;
      if (x > 0) visit(place - 1);
      if (x < width - 1) visit(place + 1);
      if (y > 0) visit(place - width);
      if (y < height - 1) visit(place + width);
    }
    regions.push({ places, atBorder });
  }
  return regions.sort((one, other) => other.places.length - one.places.length);
}
