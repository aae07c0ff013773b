import { Archive, Ellipsis, type LucideIcon, Pencil, Trash2, WashingMachine, X } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { ActionButton, BaseButton } from '../../../components/button.tsx';
import { LazyMenu } from '../../../components/lazy-menu.tsx';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';
import { plural, t } from '../../../lib/t.ts';
import { useLaundry } from '../item/laundry.ts';
import { ArchiveMenu, useArchiveEntries } from '../public/archive-menu.tsx';

type Props = {
  selected: readonly ClothingItem[];
  allSelected: boolean;
  onAll: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onDone: () => void;
};

/** The actions on all selected items, in one row at the bottom of the screen, where the thumb can reach them. */
export function SelectionBar(props: Props) {
  const isPhone = useMediaQuery(smallScreen);
  return (
    <div
      role="toolbar"
      aria-label={t('Selected pieces')}
      data-actions
      className="sticky bottom-(--bottom-bar) z-20 -mx-5 mt-6 flex items-center border-line border-t bg-paper/95 px-2 py-1 backdrop-blur md:gap-x-2 md:px-5 md:py-3"
    >
      {isPhone ? <SmallActions {...props} /> : <Actions {...props} />}
    </div>
  );
}

function Actions({ selected, allSelected, onAll, onEdit, onDelete, onDone }: Props) {
  const laundry = useLaundry(selected);
  const none = selected.length === 0;
  return (
    <>
      <p role="status" className="mr-auto min-w-28 font-semibold text-sm">
        {plural(selected.length, '{count} piece selected', '{count} pieces selected')}
      </p>
      <ActionButton onClick={onAll}>{allSelected ? t('Select none') : t('Select all')}</ActionButton>
      <ActionButton disabled={none} onClick={onEdit}>
        <Pencil aria-hidden size={16} />
        {t('Edit')}
      </ActionButton>
      <ActionButton disabled={none} onClick={laundry.change}>
        <WashingMachine aria-hidden size={16} />
        {laundry.name}
      </ActionButton>
      <ArchiveMenu items={selected} disabled={none}>
        <Archive aria-hidden size={16} />
        {t('Archive')}
      </ArchiveMenu>
      <ActionButton disabled={none} onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        {t('Delete')}
      </ActionButton>
      <ActionButton onClick={onDone}>{t('Done')}</ActionButton>
    </>
  );
}

/** The actions on phones: icons with short names. Archiving and selecting all are in the menu. */
function SmallActions({ selected, allSelected, onAll, onEdit, onDelete, onDone }: Props) {
  const laundry = useLaundry(selected);
  const archive = useArchiveEntries(selected);
  const none = selected.length === 0;
  return (
    <>
      <p role="status" className="mr-auto min-w-9 text-center font-display text-2xl tabular-nums">
        {selected.length}
        <span className="sr-only"> {plural(selected.length, 'piece selected', 'pieces selected')}</span>
      </p>
      <SmallAction icon={Pencil} name={t('Edit')} disabled={none} onClick={onEdit} />
      <SmallAction
        icon={WashingMachine}
        name={t('Laundry')}
        aria-label={laundry.name}
        disabled={none}
        onClick={laundry.change}
      />
      <SmallAction icon={Trash2} name={t('Delete')} disabled={none} onClick={onDelete} />
      <LazyMenu
        button={<SmallAction icon={Ellipsis} name={t('More')} />}
        entries={[
          { text: allSelected ? t('Select none') : t('Select all'), onSelect: onAll },
          ...(none ? [] : archive.map((entry) => ({ ...entry, icon: Archive }))),
        ]}
      />
      <SmallAction icon={X} name={t('Done')} onClick={onDone} />
    </>
  );
}

type SmallActionProps = { icon: LucideIcon; name: string } & React.ComponentProps<'button'>;
const SmallAction = ({ icon: Icon, name, ...button }: SmallActionProps) => (
  <BaseButton
    className="grid min-h-12 min-w-12 flex-1 place-content-center justify-items-center gap-0.5 font-semibold text-[0.6875rem] aria-disabled:opacity-45"
    {...button}
  >
    <Icon aria-hidden size={18} />
    {name}
  </BaseButton>
);
