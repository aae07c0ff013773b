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
