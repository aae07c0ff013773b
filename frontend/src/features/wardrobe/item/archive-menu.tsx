import type { ReactNode } from 'react';
import { archiveReasons } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { actionClasses } from '../../../components/action-button.tsx';
import { LazyMenu } from '../../../components/lazy-menu.tsx';
import { useUpdateItems } from '../queries.ts';
import { texts } from '../texts.ts';

type Props = { items: readonly ClothingItem[]; disabled?: boolean; children: ReactNode };

/** Archives items with a reason, or brings archived ones back. Archived items keep their data. */
export function ArchiveMenu({ items, disabled, children }: Props) {
  const update = useUpdateItems();
  const archived = items.some(({ archiveReason }) => archiveReason !== null);
  const bringBack = {
    text: 'Back into the wardrobe',
    onSelect: () => update.mutate({ items, changes: { archiveReason: null }, done: texts.broughtBack }),
  };
  return (
    <LazyMenu
      align="start"
      button={
        <button type="button" disabled={disabled} className={actionClasses}>
          {children}
        </button>
      }
      entries={[
        ...(archived ? [bringBack] : []),
        ...archiveReasons.map((archiveReason) => ({
          text: `It was ${archiveReason}`,
          onSelect: () => update.mutate({ items, changes: { archiveReason }, done: texts.archived }),
        })),
      ]}
    />
  );
}
