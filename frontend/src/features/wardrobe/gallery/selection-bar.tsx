import { Archive, Pencil, Trash2, WashingMachine } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { Action } from '../../../components/action.tsx';
import { countOf } from '../count-of.ts';
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

/** What can be done to the selected pieces at once, within reach of the thumb. */
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
        {countOf(selected.length)} selected
      </p>
      <Action onClick={onAll}>{allSelected ? 'Select none' : 'Select all'}</Action>
      <Action disabled={none} onClick={onEdit}>
        <Pencil aria-hidden size={16} />
        Edit
      </Action>
      <Action
        disabled={none}
        onClick={() => update.mutate({ items: selected, changes: { isInLaundry: !allInLaundry } })}
      >
        <WashingMachine aria-hidden size={16} />
        {allInLaundry ? 'Back from laundry' : 'To laundry'}
      </Action>
      <ArchiveMenu items={selected} disabled={none}>
        <Archive aria-hidden size={16} />
        Archive
      </ArchiveMenu>
      <Action disabled={none} onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Delete
      </Action>
      <Action onClick={onDone}>Done</Action>
    </div>
  );
}
