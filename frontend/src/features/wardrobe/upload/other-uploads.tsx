import { Link } from 'react-router-dom';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Button } from '../../../components/button.tsx';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { plural, t } from '../../../lib/t.ts';
import { ItemPhoto } from '../../photos/public/photos.tsx';

/** The pieces of the last upload. Each leads to its page. */
export const JustAdded = ({ items }: { items: readonly ClothingItem[] }) => (
  <section aria-label={t('Just added')} className="grid gap-3">
    <h2 className="font-sans font-semibold text-sm tracking-normal">{t('Just added')}</h2>
    <ul className="grid grid-cols-4 gap-2 sm:grid-cols-5">
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`/dashboard/${item.id}`} aria-label={itemNameOf(item)}>
            <ItemPhoto item={item} alt="" sizes="6rem" className="aspect-3/4 w-full" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Says how many chosen photos are from an earlier visit, and offers to drop them. */
export function PhotosFromBefore({ count, onDrop }: { count: number; onDrop: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-accent border-l-2 bg-surface pl-4">
      <p role="status" className="text-sm">
        {plural(count, '{count} photo from before', '{count} photos from before')}
      </p>
      <Button look="quiet" onClick={onDrop}>
        {count === 1 ? t('Drop it') : t('Drop them')}
      </Button>
    </div>
  );
}
