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
