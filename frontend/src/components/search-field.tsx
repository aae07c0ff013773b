import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onValue: (text: string) => void };

/** A search field whose label is also its placeholder. */
export const SearchField = ({ label, onValue, ...input }: Props) => (
  <div className="relative">
    <Search aria-hidden size={18} className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className="min-h-12 w-full border border-control bg-surface py-2 pr-3 pl-11"
      {...input}
      onChange={({ target }) => onValue(target.value)}
    />
  </div>
);
