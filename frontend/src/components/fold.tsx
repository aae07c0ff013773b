import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** The text that stays visible when the content is folded. */
  summary: string;
  /** With `onOpen`, the parent decides whether it is unfolded. Otherwise it begins folded. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** The classes of the lines around it. */
  className?: string;
  children: ReactNode;
};

/** Fields of a form that can be folded away. What is typed in them stays. */
export const Fold = ({ summary, open, onOpen, className = 'border-y', children }: Props) => (
  <details
    {...(onOpen && { open, onToggle: ({ currentTarget }) => onOpen(currentTarget.open) })}
    className={`group border-line ${className}`}
  >
    <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-sm">
      {summary}
      <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
