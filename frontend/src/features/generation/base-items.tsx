import { Check } from 'lucide-react';
import { limits } from '#shared/limits';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { Photo } from '../../components/photo.tsx';
import { notify } from '../../lib/notify.ts';
import type { BaseItem } from './wish.ts';

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
    if (wanted.length <= limits.generation.baseItems) onChosen(wanted);
  };
  return (
    <section aria-labelledby="base-items" className="grid gap-4">
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
        {items.map((item) => {
          const isChosen = chosen.includes(item.id);
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={item.name}
                onClick={() => toggle(item)}
                className={`relative block w-full ${isChosen ? 'outline-2 outline-accent outline-offset-2' : ''}`}
              >
                <Photo
                  path={item.imageUrl}
                  alt=""
                  sizes="(width >= 40rem) 9rem, 30vw"
                  placeholder={item.placeholder}
                  className="aspect-3/4 w-full"
                />
                {isChosen && (
                  <span className="absolute top-1.5 left-1.5 grid size-6 place-content-center bg-accent text-on-accent">
                    <Check aria-hidden size={16} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
