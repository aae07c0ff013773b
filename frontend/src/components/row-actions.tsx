import { Ellipsis } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { t } from '../lib/t.ts';
import { ActionButton, actionClasses } from './button.tsx';
import type { MenuEntry } from './menu.tsx';
import { notifyMenuFailed } from './notify-menu-failed.ts';

/** Classes for an action in a dialog's lower row. On phones the icon is above the text, to fit into 320 pixels. */
export const rowActionClasses =
  'wrap-normal max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:px-2 max-sm:text-center max-sm:text-xs';

/** One action of a dialog's lower row. */
export const RowButton = (button: ComponentProps<'button'>) => (
  <ActionButton className={`${actionClasses} ${rowActionClasses}`} {...button} />
);

const Opener = (button: ComponentProps<'button'>) => (
  <RowButton aria-label={t('More actions')} {...button}>
    <Ellipsis aria-hidden size={18} />
    {t('More')}
  </RowButton>
);

// Radix's menu is larger than the rest of a dialog, so it is loaded when the row is shown. If it cannot be loaded,
// pressing the button shows an error.
const Menu = lazy(() =>
  import('./menu.tsx').then(
    ({ Menu }) => ({ default: Menu }),
    () => ({ default: () => <Opener onClick={notifyMenuFailed} /> }),
  ),
);

/** The last button of a row. It opens a menu of actions that are used less often. */
export const MoreButton = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <Suspense fallback={<Opener disabled />}>
    <Menu button={<Opener />} entries={entries} />
  </Suspense>
);
