import type { ReactNode } from 'react';
import { archiveReasons } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { actionClasses } from '../../../components/button.tsx';
import { LazyMenu } from '../../../components/lazy-menu.tsx';
import { t } from '../../../lib/t.ts';
import { useUpdateItems } from '../queries.ts';

type Props = { items: readonly ClothingItem[]; disabled?: boolean; children: ReactNode };

const reasonTexts: Record<(typeof archiveReasons)[number], string> = {
  sold: t('It was sold'),
  donated: t('It was donated'),
  lost: t('It was lost'),
  'worn out': t('It was worn out'),
};

/** Archives items with a reason, or restores archived items. Archived items keep their data. */
export function ArchiveMenu({ items, disabled, children }: Props) {
  return (
    <LazyMenu
      align="start"
      button={
        <button type="button" disabled={disabled} className={actionClasses}>
          {children}
        </button>
      }
      entries={useArchiveEntries(items)}
    />
  );
}

/** Restores archived items. */
export function useBringBack(items: readonly ClothingItem[]) {
  const { mutate } = useUpdateItems();
  return () =>
    mutate({ items, changes: { archiveReason: null }, done: t('Back in your wardrobe'), canUndo: true });
}

/** The menu entries that archive items or restore them. */
export function useArchiveEntries(items: readonly ClothingItem[]) {
  const update = useUpdateItems();
  const archived = items.some(({ archiveReason }) => archiveReason !== null);
  const bringBack = { text: t('Back into the wardrobe'), onSelect: useBringBack(items) };
  return [
    ...(archived ? [bringBack] : []),
    ...archiveReasons.map((archiveReason) => ({
      text: reasonTexts[archiveReason],
      onSelect: () =>
        update.mutate({ items, changes: { archiveReason }, done: t('Moved to the archive'), canUndo: true }),
    })),
  ];
}
