type Props = { label: string; count: number; className: string };

/** Pulsing placeholders in a grid, shown while a list is loading. */
export const LoadingTiles = ({ label, count, className }: Props) => (
  <div role="status" aria-label={label} className={className}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are identical and never reordered
      <div key={index} className="aspect-3/4 animate-pulse bg-sunken" />
    ))}
  </div>
);
