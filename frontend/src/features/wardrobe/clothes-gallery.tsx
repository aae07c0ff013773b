import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { Photo } from '../../components/photo.tsx';
import { useRemoveItem, useWardrobe } from './queries.ts';
import { texts } from './texts.ts';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 xl:grid-cols-4';

export function ClothesGallery({ onUpload }: { onUpload: () => void }) {
  const { data: items, isPending, isLoadingError, refetch } = useWardrobe();
  const [leaving, setLeaving] = useState<ClothingItem>();
  const remove = useRemoveItem();

  if (isPending) return <LoadingGallery />;
  if (isLoadingError) return <Failure text={texts.loadFailed} onRetry={refetch} />;
  if (items.length === 0)
    return (
      <EmptyState text={texts.empty}>
        <Button onClick={onUpload}>Upload your first piece</Button>
      </EmptyState>
    );
  return (
    <>
      <ul className={grid}>
        {items.map((item) => (
          <li key={item.id}>
            <Piece item={item} onDelete={() => setLeaving(item)} />
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Delete this piece?"
          text={`Your ${nameOf(leaving)} and its photo will be gone for good.`}
          action="Delete"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            remove.mutate(leaving);
            setLeaving(undefined);
          }}
        />
      )}
    </>
  );
}

const nameOf = ({ color, category }: ClothingItem) =>
  color === 'unknown' ? category : `${color} ${category}`;

const Piece = ({ item, onDelete }: { item: ClothingItem; onDelete: () => void }) => (
  <article className="group grid gap-3">
    <Photo
      path={item.imageUrl}
      alt={nameOf(item)}
      sizes="(width >= 80rem) 20rem, (width >= 48rem) 30vw, 46vw"
      className="aspect-3/4 w-full"
    />
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h3 className="truncate font-sans font-semibold text-sm capitalize tracking-normal">
          {nameOf(item)}
        </h3>
        <p className="truncate text-ink-soft text-sm capitalize">
          {[item.style, item.brand].filter(Boolean).join(' · ')}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Delete ${nameOf(item)}`}
        onClick={onDelete}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-content-center text-ink-soft hover:text-danger-text"
      >
        <Trash2 aria-hidden size={18} />
      </button>
    </div>
  </article>
);

const LoadingGallery = () => (
  <div role="status" aria-label="Loading clothes" className={grid}>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
      <div key={index} className="aspect-3/4 animate-pulse bg-sunken" />
    ))}
  </div>
);
