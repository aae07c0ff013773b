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
import { Modal } from '../../components/modal.tsx';
import { notify } from '../../components/notify.ts';
import { Photo } from '../../data/photo.tsx';
import { PhotoChoice } from '../../data/photo-choice.tsx';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { judgePieces } from './judge-pieces.ts';
import { texts } from './texts.ts';

type Props = {
  /** The pieces that can be worn. */
  items: readonly ClothingItem[];
  onMade: (outfit: Outfit) => void;
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

/** Puts an outfit together by hand, piece by piece, and says all the while how well it goes together. */
export function OutfitBuilder({ items, onMade, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [title, setTitle] = useState('');
  const [isPublic, setIsPublic] = useState(true);
  const pieces = chosen.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const save = useMutation({
    mutationFn: () =>
      api.outfits.createOutfit({ body: { title, notes: null, itemIds: [...chosen], isPublic } }),
    onSuccess: (outfit) => {
      void notify({ title: texts.saved });
      onMade(outfit);
    },
    onError: (error) => notify({ title: texts.saveFailed, description: textOf(error), tone: 'error' }),
  });

  const pick = (item: ClothingItem) => {
    if (chosen.includes(item.id)) return setChosen(chosen.filter((id) => id !== item.id));
    const slot = slotOf(item.category);
    // Of what is worn once, the new piece takes the place of the old one.
    const kept = slot === 'accessory' ? pieces : pieces.filter(({ category }) => slotOf(category) !== slot);
    const wanted = [...kept, item];
    const conflict = selectionConflict(wanted.map(({ category }) => category));
    if (conflict) return void notify({ title: conflict.title, description: conflict.message, tone: 'error' });
    if (wanted.length > limits.outfit.items) return void notify({ title: texts.full, tone: 'error' });
    setChosen(wanted.map(({ id }) => id));
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
              chosen={chosen}
              onPick={pick}
            />
          ))}
        </div>
        <div className="grid content-start gap-6 md:sticky md:top-14 md:col-span-2 md:self-start">
          <ul aria-label="Your outfit" className="grid min-h-40 grid-cols-3 gap-2 border border-line p-2">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <Photo
                  path={piece.imageUrl}
                  alt={itemNameOf(piece)}
                  sizes="8rem"
                  placeholder={piece.image.placeholder}
                  className="aspect-3/4 w-full"
                />
              </li>
            ))}
          </ul>
          {pieces.length > 1 && <Verdict pieces={pieces} />}
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
            disabled={!title.trim() || pieces.length === 0 || save.isPending}
            onClick={() => save.mutate()}
          >
            {save.isPending ? 'Saving...' : 'Save outfit'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Verdict({ pieces }: { pieces: readonly ClothingItem[] }) {
  const { percent, pros, cons } = judgePieces(pieces);
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
  chosen: readonly string[];
  onPick: (item: ClothingItem) => void;
};

const SlotRow = ({ name, items, chosen, onPick }: SlotRowProps) =>
  items.length === 0 ? null : (
    <section aria-label={name} className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{name}</h3>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {items.map((item) => (
          <li key={item.id} className="w-20 shrink-0">
            <PhotoChoice
              name={itemNameOf(item)}
              path={item.imageUrl}
              sizes="5rem"
              placeholder={item.image.placeholder}
              chosen={chosen.includes(item.id)}
              onChoose={() => onPick(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
