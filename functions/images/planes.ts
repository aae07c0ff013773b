/** How many pixels lie between a pixel and the border of its picture. 0 at the border. */
export function fromBorder(place: number, { width, height }: { width: number; height: number }): number {
  const [x, y] = [place % width, Math.floor(place / width)];
  return Math.min(x, y, width - 1 - x, height - 1 - y);
}

/** The width of the border where no piece is expected, as a fraction of the shorter side. */
const border = 0.04;

/** The probability that a pixel shows the piece, by its position: 0.02 at the border, 0.8 in the middle. */
export function centrality({ width, height }: { width: number; height: number }): Float32Array {
  const edge = Math.max(1, Math.round(Math.min(width, height) * border));
  return Float32Array.from({ length: width * height }, (_, place) => {
    if (fromBorder(place, { width, height }) < edge) return 0.02;
    const [u, v] = [(2 * (place % width)) / width - 1, (2 * Math.floor(place / width)) / height - 1];
    return 0.05 + 0.75 * Math.exp(-(u * u + v * v) / 0.7);
  });
}

/** The mean around each pixel, in a square reaching `reach` pixels each way, cut at the border (box blur). */
export function boxMean(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  return meanInColumns(meanInRows(plane, width, height, reach), width, height, reach);
}

function meanInRows(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(plane.length);
  /** `sums[x]` is the sum of the row's values before column `x`. */
  const sums = new Float64Array(width + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) sums[x + 1] = (sums[x] as number) + (plane[row + x] as number);
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      result[row + x] = ((sums[to] as number) - (sums[from] as number)) / (to - from);
    }
  }
  return result;
}

/** Keeps one running sum per column, so that memory is read in row order. */
function meanInColumns(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  const addRow = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + sign * (plane[y * width + x] as number);
  };
  for (let [y, from, to] = [0, 0, 0]; y < height; y++) {
    while (to < Math.min(height, y + reach + 1)) addRow(to++, 1);
    while (from < y - reach) addRow(from++, -1);
    for (let x = 0; x < width; x++) result[y * width + x] = (sums[x] as number) / (to - from);
  }
  return result;
}

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
