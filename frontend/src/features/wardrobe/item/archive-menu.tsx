import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { archiveReasons } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { actionClasses } from '../../../components/action-button.tsx';
import { menuItemClasses, menuPanelClasses } from '../../../components/menu-classes.ts';
import { useUpdateItems } from '../queries.ts';
import { texts } from '../texts.ts';

type Props = { items: readonly ClothingItem[]; disabled?: boolean; children: ReactNode };

/** Archives items with a reason, or brings archived ones back. Archived items keep their data. */
export function ArchiveMenu({ items, disabled, children }: Props) {
  const update = useUpdateItems();
  const archived = items.some(({ archiveReason }) => archiveReason !== null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger disabled={disabled} className={actionClasses}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={6} className={menuPanelClasses}>
          {archived && (
            <DropdownMenu.Item
              className={menuItemClasses}
              onSelect={() =>
                update.mutate({ items, changes: { archiveReason: null }, done: texts.broughtBack })
              }
            >
              Back into the wardrobe
            </DropdownMenu.Item>
          )}
          {archiveReasons.map((archiveReason) => (
            <DropdownMenu.Item
              key={archiveReason}
              className={menuItemClasses}
              onSelect={() => update.mutate({ items, changes: { archiveReason }, done: texts.archived })}
            >
              It was {archiveReason}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
