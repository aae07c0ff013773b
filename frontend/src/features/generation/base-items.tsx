import { limits } from '#shared/limits';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { notify } from '../../components/notify.ts';
import { PhotoChoice } from '../../data/photo-choice.tsx';
import type { BaseItem } from './wish.ts';

const most = limits.generation.baseItems;

type Props = {
  items: readonly BaseItem[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
};

/** The wardrobe, of which pieces can be chosen that the outfit must have. */
export function BaseItems({ items, chosen, onChosen }: Props) {
  if (items.length === 0) return null;
  const toggle = (item: BaseItem) => {
    if (chosen.includes(item.id)) return onChosen(chosen.filter((id) => id !== item.id));
    const wanted = [...chosen, item.id];
    const conflict = selectionConflict(
      items.filter(({ id }) => wanted.includes(id)).map(({ category }) => category),
    );
    if (conflict) return void notify({ title: conflict.title, description: conflict.message, tone: 'error' });
    if (wanted.length > most)
      return void notify({ title: `An outfit is built around ${most} pieces at most`, tone: 'error' });
    onChosen(wanted);
  };
  return (
    <section aria-labelledby="base-items" data-tour="gallery" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="base-items" className="text-3xl">
          Build it around
        </h2>
        <p role="status" className="text-ink-soft text-sm">
          {chosen.length === 0
            ? 'Choose pieces that must be in the outfit, or none.'
            : `${chosen.length} chosen. The outfit will have them.`}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-6">
        {items.map((item) => (
          <li key={item.id}>
            <PhotoChoice
              name={item.name}
              path={item.imageUrl}
              sizes="(width >= 40rem) 9rem, 30vw"
              placeholder={item.placeholder}
              chosen={chosen.includes(item.id)}
              onChoose={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
