import { limits } from '#shared/limits';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { notify } from '../../components/notify.ts';
import { SelectableTile } from '../../components/selectable-tile.tsx';
import { Photo } from '../../data/photo.tsx';
import type { BaseItem } from './request-form.ts';

const maxBaseItems = limits.generation.baseItems;

type Props = {
  items: readonly BaseItem[];
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
};

/** Lets the user select the items that the generated outfit must contain; refuses combinations that conflict. */
export function BaseItems({ items, selectedIds, onSelect }: Props) {
  if (items.length === 0) return null;
  const toggle = (item: BaseItem) => {
    if (selectedIds.includes(item.id)) return onSelect(selectedIds.filter((id) => id !== item.id));
    const nextIds = [...selectedIds, item.id];
    const conflict = selectionConflict(
      items.filter(({ id }) => nextIds.includes(id)).map(({ category }) => category),
    );
    if (conflict) return void notify({ title: conflict.title, description: conflict.message, tone: 'error' });
    if (nextIds.length > maxBaseItems)
      return void notify({
        title: `An outfit is built around ${maxBaseItems} pieces at most`,
        tone: 'error',
      });
    onSelect(nextIds);
  };
  return (
    <section aria-labelledby="base-items" data-tour="gallery" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="base-items" className="text-3xl">
          Build it around
        </h2>
        <p role="status" className="text-ink-soft text-sm">
          {selectedIds.length === 0
            ? 'Choose pieces that must be in the outfit, or none.'
            : `${selectedIds.length} chosen. The outfit will have them.`}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-6">
        {items.map((item) => (
          <li key={item.id}>
            <SelectableTile
              name={item.name}
              selected={selectedIds.includes(item.id)}
              onToggle={() => toggle(item)}
            >
              <Photo
                path={item.path}
                alt=""
                sizes="(width >= 40rem) 9rem, 30vw"
                placeholder={item.placeholder}
                className="aspect-3/4 w-full"
              />
            </SelectableTile>
          </li>
        ))}
      </ul>
    </section>
  );
}
