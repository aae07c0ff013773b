import type { ComponentProps } from 'react';

/** The classes of an action button, for links and menu triggers in the same row. */
export const actionClasses =
  'inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-sm hover:not-disabled:bg-sunken disabled:opacity-45 aria-disabled:opacity-45';

type Props = ComponentProps<'button'> & {
  /** Whether an earlier action is pending. The button then ignores clicks. Unlike `disabled`, it keeps the focus. */
  isBusy?: boolean;
};

/** One action of a row: pass an icon and a text as children. */
export const ActionButton = ({ isBusy, onClick, ...button }: Props) => (
  <button
    type="button"
    className={actionClasses}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onClick}
    {...button}
  />
);
