import { useMutation } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { categoriesBySlot, type Slot, slotOf } from '#shared/catalog';
import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { itemNameOf } from '#shared/rules/item-name';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { TextField } from '../../components/field.tsx';
import { ignoreSecondClick } from '../../components/ignore-second-click.ts';
import { Modal } from '../../components/modal.tsx';
import { notify } from '../../components/notify.ts';
import { SelectableTile } from '../../components/selectable-tile.tsx';
import { Photo } from '../../data/photo.tsx';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { scoreCombination } from './score-combination.ts';
import { texts } from './texts.ts';

type Props = {
  /** The items that can be worn today. */
  items: readonly ClothingItem[];
  onSaved: (outfit: Outfit) => void;
  onClose: () => void;
};

const slotNames: Record<Slot, string> = {
  top: 'Top',
  bottom: 'Bottom',
  dress: 'Dress',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  bag: 'Bag',
  accessory: 'Accessories',
  other: 'Other',
};

/** A dialog to compose an outfit by hand. It shows continuously how well the selected items go together. */
export function OutfitBuilder({ items, onSaved, onClose }: Props) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [title, setTitle] = useState('');
  const [isPublic, setIsPublic] = useState(true);
  const selectedItems = selectedIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const save = useMutation({
    mutationFn: () =>
      api.outfits.createOutfit({ body: { title, notes: null, itemIds: [...selectedIds], isPublic } }),
    onSuccess: (outfit) => {
      void notify({ title: texts.saved });
      onSaved(outfit);
    },
    onError: (error) => notify({ title: texts.saveFailed, description: textOf(error), tone: 'error' }),
  });

  const toggle = (item: ClothingItem) => {
    if (selectedIds.includes(item.id)) return setSelectedIds(selectedIds.filter((id) => id !== item.id));
    const slot = slotOf(item.category);
    // A new item replaces the selected one of the same slot; only accessories add up.
    const kept =
      slot === 'accessory'
        ? selectedItems
        : selectedItems.filter(({ category }) => slotOf(category) !== slot);
    const nextItems = [...kept, item];
    const conflict = selectionConflict(nextItems.map(({ category }) => category));
    if (conflict) return void notify({ title: conflict.title, description: conflict.message, tone: 'error' });
    if (nextItems.length > limits.outfit.items) return void notify({ title: texts.full, tone: 'error' });
    setSelectedIds(nextItems.map(({ id }) => id));
  };

  return (
    <Modal title="Build an outfit" onClose={onClose}>
      <div className="grid gap-10 pt-8 md:grid-cols-5">
        <div className="grid content-start gap-6 md:col-span-3">
          {(Object.keys(categoriesBySlot) as Slot[]).map((slot) => (
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
          <ul aria-label="Your outfit" className="grid min-h-40 grid-cols-3 gap-2 border border-line p-2">
            {selectedItems.map((item) => (
              <li key={item.id}>
                <Photo
                  path={item.imageUrl}
                  alt={itemNameOf(item)}
                  sizes="8rem"
                  placeholder={item.image.placeholder}
                  className="aspect-3/4 w-full"
                />
              </li>
            ))}
          </ul>
          {selectedItems.length > 1 && <CombinationVerdict selectedItems={selectedItems} />}
          <TextField
            label="Title"
            maxLength={limits.outfit.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Checkbox checked={isPublic} onCheck={setIsPublic}>
            Share the outfit with the community
          </Checkbox>
          <Button
            disabled={!title.trim() || selectedItems.length === 0 || save.isPending}
            onClick={ignoreSecondClick(() => save.mutate())}
          >
            {save.isPending ? 'Saving...' : 'Save outfit'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function CombinationVerdict({ selectedItems }: { selectedItems: readonly ClothingItem[] }) {
  const { percent, pros, cons } = scoreCombination(selectedItems);
  return (
    <section aria-label="How well it goes together" aria-live="polite" className="grid gap-3">
      <p className="flex items-baseline gap-3">
        <span className="font-display text-5xl leading-none">{percent}</span>
        <span className="text-ink-soft text-sm">of 100: how well it goes together</span>
      </p>
      <ul className="grid gap-1.5 text-sm">
        {pros.map((text) => (
          <li key={text} className="flex gap-2">
            <Plus aria-label="For it:" size={16} className="mt-0.5 shrink-0" />
            {text}
          </li>
        ))}
        {cons.map((text) => (
          <li key={text} className="flex gap-2 text-ink-soft">
            <Minus aria-label="Against it:" size={16} className="mt-0.5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </section>
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
              <Photo
                path={item.imageUrl}
                alt=""
                sizes="5rem"
                placeholder={item.image.placeholder}
                className="aspect-3/4 w-full"
              />
            </SelectableTile>
          </li>
        ))}
      </ul>
    </section>
  );
