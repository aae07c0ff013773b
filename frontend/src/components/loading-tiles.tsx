type Props = {
  label: string;
  /** How many tiles have the shape of a photo, or a class with the shape of each. */
  tiles: number | readonly string[];
  className: string;
};

/** Pulsing placeholders in a grid, shown while a list is loading. */
export const LoadingTiles = ({ label, tiles, className }: Props) => (
  <div role="status" aria-label={label} className={className}>
    {(typeof tiles === 'number' ? Array<string>(tiles).fill('aspect-3/4') : tiles).map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are never reordered
      <div key={index} className={`animate-pulse bg-sunken ${shape}`} />
    ))}
  </div>
);
