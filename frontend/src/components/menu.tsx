import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { menuItemClasses, menuPanelClasses } from './menu-classes.ts';
import { useBackCloses } from './use-back-closes.ts';

/** An entry of a menu. `to` opens another page, `onSelect` runs an action on this page. */
export type MenuEntry = { icon?: LucideIcon; text: string } & (
  | { to: string }
  | { onSelect: () => void; disabled?: boolean }
);

type Props = {
  button: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** To open it from elsewhere, too. */
  state?: readonly [open: boolean, setOpen: (open: boolean) => void];
};

/**
 * A dropdown menu that `button` opens. It imports Radix's menu, which is large, so load it on demand with `MoreButton`
 * or `LazyMenu`.
 */
export function Menu({ button, entries, align = 'end', state }: Props) {
  const own = useState(false);
  const [open, setOpen] = state ?? own;
  useBackCloses(() => setOpen(false), open);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={align} sideOffset={12} collisionPadding={8} className={menuPanelClasses}>
          {entries.map((entry) =>
            'to' in entry ? (
              <DropdownMenu.Item key={entry.text} asChild className={menuItemClasses}>
                <Link to={entry.to}>
                  {entry.icon && <entry.icon aria-hidden size={16} />}
                  {entry.text}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={entry.text}
                disabled={entry.disabled ?? false}
                className={menuItemClasses}
                onSelect={entry.onSelect}
              >
                {entry.icon && <entry.icon aria-hidden size={16} />}
                {entry.text}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
