import type { ComponentProps } from 'react';
import { BaseButton } from './button.tsx';

/** The classes of an action button, for links and menu triggers in the same row. */
export const actionClasses =
  'inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-sm hover:not-aria-disabled:bg-sunken disabled:opacity-45 aria-disabled:opacity-45';

/** One action of a row: pass an icon and a text as children. */
export const ActionButton = (button: ComponentProps<'button'>) => (
  <BaseButton className={actionClasses} {...button} />
);
