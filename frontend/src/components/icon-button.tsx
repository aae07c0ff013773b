import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  icon: LucideIcon;
  size?: number;
  label: string;
};

/** A square button that shows only an icon, `size` pixels wide. Its accessible name is `label`. */
export const IconButton = ({ icon: Icon, size = 18, label, className = '', ...button }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={`grid size-11 shrink-0 place-content-center ${className}`}
    {...button}
  >
    <Icon aria-hidden size={size} />
  </button>
);
