import type { ReactNode } from 'react';

/** Shown instead of an empty list. Pass actions as children. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-6 border border-line border-dashed px-6 py-20 text-center">
    <p className="font-display text-2xl">{text}</p>
    {children}
  </div>
);
