import type { ReactNode } from 'react';

type Props = { checked: boolean; onCheck: (checked: boolean) => void; children: ReactNode };

export const Checkbox = ({ checked, onCheck, children }: Props) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
      className="size-5 shrink-0 accent-[var(--accent)]"
    />
    {children}
  </label>
);
