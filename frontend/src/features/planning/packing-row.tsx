import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trip } from '#shared/contract/planning';
import { IconButton } from '../../components/button.tsx';
import { useTick } from './trip-queries.ts';

type Props = {
  trip: Trip;
  /** The id of a piece or a line. */
  id: string;
  children: ReactNode;
  /** The name of the button that takes it off the list. */
  leaveOut: string;
  isBusy: boolean;
  onLeaveOut: () => void;
};

/** A line of the packing list: a checkbox, and a button that takes it off. */
export function PackingRow({ trip, id, children, leaveOut, isBusy, onLeaveOut }: Props) {
  const { isTicked, tick } = useTick(trip, id);
  return (
    <li className="flex break-inside-avoid items-center border-line border-t">
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer flex-wrap items-center gap-x-4 py-2 [&>span]:flex-1 [&>span]:basis-24">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => tick(target.checked)}
          className="size-6 shrink-0 accent-[var(--accent)]"
        />
        {children}
      </label>
      <IconButton
        icon={X}
        label={leaveOut}
        aria-disabled={isBusy}
        onClick={() => isBusy || onLeaveOut()}
        className="text-ink-soft hover:text-ink aria-disabled:opacity-45 print:hidden"
      />
    </li>
  );
}
