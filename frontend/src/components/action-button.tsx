import type { ComponentProps } from 'react';

/** How an action in a row of actions looks, also where it is a link or opens a menu. */
export const actionClasses =
  'inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-sm hover:not-disabled:bg-sunken disabled:opacity-45';

/** One of several actions in a row: an icon and a word. */
export const ActionButton = (button: ComponentProps<'button'>) => (
  <button type="button" className={actionClasses} {...button} />
);
