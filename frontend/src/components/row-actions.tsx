import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '../lib/t.ts';
import { ActionButton, actionClasses } from './button.tsx';
import { usePreload } from './lazy-component.ts';
import { LazyMenu, Menu } from './lazy-menu.tsx';
import type { MenuEntry } from './menu.tsx';

/** Classes for an action in a dialog's lower row. On phones the icon is above the text, to fit into 320 pixels. */
export const rowActionClasses =
  'wrap-normal max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:px-2 max-sm:text-center max-sm:text-xs';

/** One action of a dialog's lower row. */
export const RowButton = (button: ComponentProps<'button'>) => (
  <ActionButton className={`${actionClasses} ${rowActionClasses}`} {...button} />
);

/** The last button of a row. It opens a menu of actions that are used less often. */
export function MoreButton({ entries }: { entries: readonly MenuEntry[] }) {
  // Radix's menu is larger than the rest of a dialog, so it is loaded after the row is shown.
  usePreload(Menu);
  return (
    <LazyMenu
      button={
        <RowButton aria-label={t('More actions')}>
          <Ellipsis aria-hidden size={18} />
          {t('More')}
        </RowButton>
      }
      entries={entries}
    />
  );
}
