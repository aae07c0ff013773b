import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** The accessible name; the image among the children has none. */
  name: string;
  selected: boolean;
};

/** A toggle button around an image, outlined and ticked while it is selected. */
export const SelectableTile = ({ name, selected, className = 'w-full', children, ...button }: Props) => (
  <button
    type="button"
    aria-pressed={selected}
    aria-label={name}
    className={`relative block ${selected ? 'outline-2 outline-accent outline-offset-2' : ''} ${className}`}
    {...button}
  >
    {children}
    {selected && (
      <span className="absolute top-1.5 left-1.5 grid size-6 place-content-center bg-accent text-on-accent">
        <Check aria-hidden size={16} />
      </span>
    )}
  </button>
);
