import { useQuery } from '@tanstack/react-query';
import type { Collection } from '#shared/contract/collections';
import { Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { Checkbox } from '../../components/form.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { notify } from '../../components/notify.ts';
import { t } from '../../lib/t.ts';
import { NameForm } from './name-form.tsx';
import { collectionsQuery, useMembership } from './queries.ts';

type Props = { outfitId: string; onClose: () => void };

/** Adds an outfit to collections and takes it out of them, each with one tap, and makes new collections. */
export function CollectDialog({ outfitId, onClose }: Props) {
  const { data: collections, isLoadingError, refetch } = useQuery(collectionsQuery);
  return (
    <SmallDialog title={t('Add to collection')} onClose={onClose}>
      {isLoadingError ? (
        <LoadError text={t('Failed to load collections')} onRetry={refetch} />
      ) : collections ? (
        <>
          {collections.length === 0 ? (
            <p className="text-ink-soft">{t('Name your first collection.')}</p>
          ) : (
            <ul
              aria-label={t('Collections')}
              className="-m-1 max-h-72 overflow-y-auto overscroll-contain p-1"
            >
              {collections.map((collection) => (
                <li key={collection.id}>
                  <Membership collection={collection} outfitId={outfitId} />
                </li>
              ))}
            </ul>
          )}
          <NameForm
            label={t('New collection')}
            action={t('Create')}
            outfitId={outfitId}
            onSaved={({ name }) => notify({ title: t('Added to {name}', { name }) })}
          />
        </>
      ) : (
        <div role="status" aria-label={t('Loading collections')} className="h-44 animate-pulse bg-sunken" />
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>{t('Done')}</Button>
      </div>
    </SmallDialog>
  );
}

function Membership({ collection, outfitId }: { collection: Collection; outfitId: string }) {
  const { isTicked, tick } = useMembership(collection, outfitId);
  return (
    <Checkbox checked={isTicked} onCheck={tick}>
      <span className="wrap-anywhere min-w-0">{collection.name}</span>
    </Checkbox>
  );
}
