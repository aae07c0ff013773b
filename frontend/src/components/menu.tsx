import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export type MenuEntry = { icon?: LucideIcon; text: string; onSelect: () => void; disabled?: boolean };

type Props = {
  button: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** To open it from elsewhere, too. */
  state?: readonly [open: boolean, setOpen: (open: boolean) => void];
};

/** The classes of the panel and of its items. */
const panelClasses = 'z-50 min-w-52 border border-line bg-surface py-1 shadow-xl';
const itemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm -outline-offset-2 outline-accent data-highlighted:bg-sunken data-highlighted:outline-2 data-disabled:opacity-45';

/** A dropdown menu that `button` opens. Radix's menu is large, so load it with `MoreButton` or `LazyMenu`. */
export function Menu({ button, entries, align = 'end', state }: Props) {
  const own = useState(false);
  const [open, setOpen] = state ?? own;
  useBackCloses(() => setOpen(false), open);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={align} sideOffset={12} collisionPadding={8} className={panelClasses}>
          {entries.map(({ icon: Icon, text, onSelect, disabled = false }) => (
            <DropdownMenu.Item key={text} disabled={disabled} className={itemClasses} onSelect={onSelect}>
              {Icon && <Icon aria-hidden size={16} />}
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
