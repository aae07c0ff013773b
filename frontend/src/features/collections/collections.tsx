import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Collection } from '#shared/contract/collections';
import { ButtonLink, IconButton } from '../../components/button.tsx';
import { ConfirmDialog, lazyDialog } from '../../components/lazy-dialog.tsx';
import { LazyMenu } from '../../components/lazy-menu.tsx';
import { EmptyState, LoadError } from '../../components/list-states.tsx';
import { t } from '../../lib/t.ts';
import { collectionsQuery, useRemoveCollection } from './queries.ts';

const RenameDialog = lazyDialog('RenameDialog', () => import('./rename-dialog.tsx'));

/** The names of the user's collections, and the one in the address, or else the first, with its outfits. */
export function Collections({ outfitsOf }: { outfitsOf: (open: Collection) => ReactNode }) {
  const [parameters] = useSearchParams();
  const { data: collections, isLoadingError, refetch } = useQuery(collectionsQuery);
  if (isLoadingError) return <LoadError text={t('Failed to load collections')} onRetry={refetch} />;
  if (!collections)
    return (
      <div role="status" aria-label={t('Loading collections')} className="h-96 animate-pulse bg-sunken" />
    );
  const open = collections.find(({ id }) => id === parameters.get('collection')) ?? collections[0];
  if (!open)
    return (
      <EmptyState text={t('No collections yet. Open an outfit and choose “Add to collection” under More.')}>
        <ButtonLink to="/outfits?tab=outfits">{t('My Outfits')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <nav aria-label={t('Your collections')}>
        <ul className="flex flex-wrap gap-2">
          {collections.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <Link
                to={{ search: `?collection=${id}` }}
                aria-current={id === open.id ? 'page' : undefined}
                className="wrap-anywhere flex min-h-11 items-center border border-control px-4 py-2 text-sm hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="open-collection" className="pt-10">
        <div className="flex items-start justify-between gap-4 pb-6">
          <h2 id="open-collection" className="wrap-anywhere min-w-0 text-3xl sm:text-4xl">
            {open.name}
          </h2>
          <CollectionMenu key={open.id} collection={open} />
        </div>
        {outfitsOf(open)}
      </section>
    </>
  );
}

/** Renames and deletes a collection. */
function CollectionMenu({ collection }: { collection: Collection }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'name' | 'deletion'>();
  const close = () => setDialog(undefined);
  const remove = useRemoveCollection(() => navigate({ search: '' }, { replace: true }));
  return (
    <>
      <LazyMenu
        button={<IconButton icon={Ellipsis} label={t('More actions')} className="hover:bg-sunken" />}
        entries={[
          { icon: Pencil, text: t('Rename'), onSelect: () => setDialog('name') },
          { icon: Trash2, text: t('Delete'), onSelect: () => setDialog('deletion') },
        ]}
      />
      {dialog === 'name' && <RenameDialog collection={collection} onClose={close} />}
      {dialog === 'deletion' && (
        <ConfirmDialog
          title={t('Delete this collection?')}
          text={t('The outfits stay.')}
          action={t('Delete')}
          onConfirm={() => remove.mutate(collection.id)}
          onClose={close}
        />
      )}
    </>
  );
}
