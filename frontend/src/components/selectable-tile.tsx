import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** The accessible name. The image among the children has no name of its own. */
  name: string;
  selected: boolean;
};

/** The outline of a selected tile. With the focus it is thick, so that both are seen. */
export const selectedOutline =
  'outline-2 outline-accent focus-visible:outline-4 focus-visible:outline-ink focus-visible:outline-offset-0';

/** A toggle button around an image. A selected tile has an outline and a tick. */
export const SelectableTile = ({ name, selected, className = 'w-full', children, ...button }: Props) => (
  <button
    type="button"
    aria-pressed={selected}
    aria-label={name}
    className={`relative block outline-offset-2 ${selected ? selectedOutline : ''} ${className}`}
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
