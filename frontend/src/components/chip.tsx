import type { ComponentProps } from 'react';

/** One of several choices, of which some may be chosen. */
export const Chip = ({ chosen, ...button }: { chosen: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    aria-pressed={chosen}
    className={`min-h-11 border px-4 text-sm capitalize ${
      chosen ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-sunken'
    }`}
    {...button}
  />
);
