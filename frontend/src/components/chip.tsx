import type { ComponentProps } from 'react';

/** A toggle button for one option of a group. */
export const Chip = ({ selected, children, ...button }: { selected: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    aria-pressed={selected}
    className={`min-h-11 border px-4 text-sm ${
      selected ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-sunken'
    }`}
    {...button}
  >
    <span className="inline-block capitalize">{children}</span>
  </button>
);
