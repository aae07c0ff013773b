/** How many pixels lie between a pixel and the border of its picture. 0 at the border. */
export function fromBorder(place: number, { width, height }: { width: number; height: number }): number {
  const [x, y] = [place % width, Math.floor(place / width)];
  return Math.min(x, y, width - 1 - x, height - 1 - y);
}
