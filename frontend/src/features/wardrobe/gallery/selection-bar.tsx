import { Archive, Pencil, Trash2, WashingMachine } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { ActionButton } from '../../../components/action-button.tsx';
import { countWithNoun } from '../../../lib/count-with-noun.ts';
import { ArchiveMenu } from '../item/archive-menu.tsx';
import { useUpdateItems } from '../queries.ts';

type Props = {
  selected: readonly ClothingItem[];
  allSelected: boolean;
  onAll: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onDone: () => void;
};

/** The actions on all selected items, at the bottom of the screen within reach of the thumb. */
export function SelectionBar({ selected, allSelected, onAll, onEdit, onDelete, onDone }: Props) {
  const update = useUpdateItems();
  const none = selected.length === 0;
  const allInLaundry = !none && selected.every(({ isInLaundry }) => isInLaundry);
  return (
    <div
      role="toolbar"
      aria-label="Selected pieces"
      className="sticky bottom-0 z-20 -mx-5 mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-paper/95 px-5 py-3 backdrop-blur"
    >
      <p role="status" className="mr-auto min-w-28 font-semibold text-sm">
        {countWithNoun(selected.length)} selected
      </p>
      <ActionButton onClick={onAll}>{allSelected ? 'Select none' : 'Select all'}</ActionButton>
      <ActionButton disabled={none} onClick={onEdit}>
        <Pencil aria-hidden size={16} />
        Edit
      </ActionButton>
      <ActionButton
        disabled={none}
        onClick={() => update.mutate({ items: selected, changes: { isInLaundry: !allInLaundry } })}
      >
        <WashingMachine aria-hidden size={16} />
        {allInLaundry ? 'Back from laundry' : 'To laundry'}
      </ActionButton>
      <ArchiveMenu items={selected} disabled={none}>
        <Archive aria-hidden size={16} />
        Archive
      </ArchiveMenu>
      <ActionButton disabled={none} onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Delete
      </ActionButton>
      <ActionButton onClick={onDone}>Done</ActionButton>
    </div>
  );
}
