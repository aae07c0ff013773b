import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Slot, slotOf, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { itemNameOf as englishItemName } from '#shared/rules/item-name';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/dialogs.tsx';
import { notify } from '../../components/notify.ts';
import { notifyConflict } from '../../components/notify-conflict.ts';
import { SelectableTile } from '../../components/selectable-tile.tsx';
import { ShareChoice } from '../../components/share-choice.tsx';
import { useSharing } from '../../data/sharing.ts';
import { api } from '../../lib/api.ts';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { smallScreen, useMediaQuery } from '../../lib/media-query.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { ItemPhoto } from '../photos/public/photos.tsx';
import { OutfitFormDialog } from './outfit-form-dialog.tsx';
import { type CombinationScore, scoreCombination } from './score-combination.ts';

type Props = {
  /** The items that can be worn today. */
  items: readonly ClothingItem[];
  onSaved: (outfit: Outfit) => void;
  onClose: () => void;
};

const slotNames: Record<Slot, string> = {
  top: t('Top'),
  bottom: t('Bottom'),
  dress: t('Dress'),
  outerwear: t('Outerwear'),
  shoes: t('Shoes'),
  bag: t('Bag'),
  accessory: t('Accessories'),
  other: t('Other'),
};

/** A dialog to compose an outfit by hand. The picked items, their score and the Save button stay visible. */
export function OutfitBuilder({ items, onSaved, onClose }: Props) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  const { sharing } = useSharing();
  const [isPublic = sharing ?? true, setIsPublic] = useState<boolean>();
  const onPhone = useMediaQuery(smallScreen);
  const selectedItems = selectedIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const score = selectedItems.length > 1 ? scoreCombination(selectedItems) : undefined;

  const toggle = (item: ClothingItem) => {
    if (selectedIds.includes(item.id)) return setSelectedIds(selectedIds.filter((id) => id !== item.id));
    const slot = slotOf(item.category);
    // A new item replaces the selected item of the same slot. Only accessories can be selected together.
    const kept =
      slot === 'accessory'
        ? selectedItems
        : selectedItems.filter(({ category }) => slotOf(category) !== slot);
    const nextItems = [...kept, item];
    const conflict = selectionConflict(nextItems.map(({ category }) => category));
    if (conflict) return void notifyConflict(conflict);
    if (nextItems.length > limits.outfit.items)
      return void notify({
        title: t('An outfit has {items} pieces at most', { items: limits.outfit.items }),
        tone: 'error',
      });
    setSelectedIds(nextItems.map(({ id }) => id));
  };

  const summary = (
    <>
      {!onPhone ? (
        <FlatLay
          pieces={selectedItems.map((item) => ({
            ...{ itemId: item.id, itemName: englishItemName(item) },
            ...{ imageUrl: item.imageUrl, category: item.category },
          }))}
          label={t('Your outfit')}
          className="w-full max-w-72 justify-self-center"
        />
      ) : (
        // One row that shrinks with every item, so that all stay visible.
        <ul aria-label={t('Your outfit')} className="flex min-w-0 gap-1 empty:hidden">
          {selectedItems.map((item) => (
            <li key={item.id} className="w-9 min-w-0">
              <ItemPhoto item={item} alt={itemNameOf(item)} sizes="8rem" className="h-12 w-full" />
            </li>
          ))}
        </ul>
      )}
      <CombinationPercent score={score} />
      <Button disabled={selectedItems.length === 0} className="shrink-0" onClick={() => setSaving(true)}>
        {t('Save')}
      </Button>
    </>
  );
  return (
    <Modal
      title={t('Build an outfit')}
      onClose={onClose}
      isChanged={selectedIds.length > 0}
      footer={onPhone && <div className="flex items-center justify-between gap-4">{summary}</div>}
    >
      <div className="grid gap-10 pt-8 md:grid-cols-5">
        <div className="grid content-start gap-6 md:col-span-3">
          {slots.map((slot) => (
            <SlotRow
              key={slot}
              name={slotNames[slot]}
              items={items.filter(({ category }) => slotOf(category) === slot)}
              selectedIds={selectedIds}
              onToggle={toggle}
            />
          ))}
        </div>
        <div className="grid content-start gap-6 md:sticky md:top-14 md:col-span-2 md:self-start">
          {!onPhone && summary}
          <CombinationReasons score={score} />
        </div>
      </div>
      {saving && (
        <OutfitFormDialog
          name={t('Save outfit')}
          save={(fields) =>
            api.outfits.createOutfit({ body: { ...fields, itemIds: [...selectedIds], isPublic } })
          }
          onClose={() => setSaving(false)}
          onSaved={onSaved}
        >
          <ShareChoice checked={isPublic} onCheck={setIsPublic} hasPrompt={false} />
        </OutfitFormDialog>
      )}
    </Modal>
  );
}

type SlotRowProps = {
  name: string;
  items: readonly ClothingItem[];
  selectedIds: readonly string[];
  onToggle: (item: ClothingItem) => void;
};

const SlotRow = ({ name, items, selectedIds, onToggle }: SlotRowProps) =>
  items.length === 0 ? null : (
    <section aria-label={name} className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{name}</h3>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {items.map((item) => (
          <li key={item.id} className="w-20 shrink-0">
            <SelectableTile
              name={itemNameOf(item)}
              selected={selectedIds.includes(item.id)}
              onClick={() => onToggle(item)}
            >
              <ItemPhoto item={item} alt="" sizes="5rem" className="aspect-3/4 w-full" />
            </SelectableTile>
          </li>
        ))}
      </ul>
    </section>
  );

type ScoreProps = { score: CombinationScore | undefined };

/** The score of a combination, announced by screen readers at each change. Without a score, what is missing. */
const CombinationPercent = ({ score }: ScoreProps) => (
  <p role="status" className="shrink-0 text-ink-soft text-sm max-md:max-w-44 max-md:text-xs">
    {score ? (
      <span className="grid justify-items-center md:flex md:items-baseline md:gap-3">
        <span className="font-display text-3xl text-ink leading-none md:text-5xl">{score.percent}</span>
        <span>
          {t('of 100')}
          <span className="max-md:sr-only">{t(': how well it goes together')}</span>
        </span>
      </span>
    ) : (
      t('Pick two pieces to see how well they go together.')
    )}
  </p>
);

/** The reasons for and against a combination. */
const CombinationReasons = ({ score }: ScoreProps) =>
  score && (
    <ul aria-label={t('How well it goes together')} className="grid gap-1.5 text-sm">
      {score.pros.map((text) => (
        <li key={text} className="flex gap-2">
          <Plus aria-label={t('For it:')} size={16} className="mt-0.5 shrink-0" />
          {text}
        </li>
      ))}
      {score.cons.map((text) => (
        <li key={text} className="flex gap-2 text-ink-soft">
          <Minus aria-label={t('Against it:')} size={16} className="mt-0.5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
