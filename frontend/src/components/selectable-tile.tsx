import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  name: string;
  selected: boolean;
  onToggle: () => void;
  /** The image, without an accessible name: `name` is that of the button. */
  children: ReactNode;
};

/** A toggle button around an image, outlined and ticked while it is selected. */
export const SelectableTile = ({ name, selected, onToggle, children }: Props) => (
  <button
    type="button"
    aria-pressed={selected}
    aria-label={name}
    onClick={onToggle}
    className={`relative block w-full ${selected ? 'outline-2 outline-accent outline-offset-2' : ''}`}
  >
    {children}
    {selected && (
      <span className="absolute top-1.5 left-1.5 grid size-6 place-content-center bg-accent text-on-accent">
        <Check aria-hidden size={16} />
      </span>
    )}
  </button>
);
