import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outfit } from '#shared/contract/outfits';
import { notify, notifyError } from '../../components/notify.ts';
import { editPages } from '../../data/cache-changes.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { t } from '../../lib/t.ts';
import { outfitsKey, readAgain } from './queries.ts';

type Pages = InfiniteData<{ items: Outfit[]; cursor: string | null }>;

/** Restores one outfit from a snapshot after a failed change, and keeps concurrent changes to other outfits. */
const putBack = (client: QueryClient, before: Pages | undefined, outfitId: string) =>
  editPages<Outfit>(client, outfitsKey, (items, page) => {
    const old = before?.pages[page]?.items.find(({ id }) => id === outfitId);
    const others = items.filter(({ id }) => id !== outfitId);
    return old ? [...others, old].toSorted(newestFirst) : items;
  });

/** An optimistic change of the list, rolled back with a toast on failure. In one scope, so one runs at a time. */
function useOptimistic<Input extends { outfitId: string }>(options: {
  call: (input: Input) => Promise<unknown>;
  edit: (items: Outfit[], input: Input) => Outfit[];
  done: (input: Input) => string;
  failed: string;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: options.call,
    scope: { id: 'outfits' },
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: outfitsKey });
      const before = client.getQueryData<Pages>(outfitsKey);
      editPages<Outfit>(client, outfitsKey, (items) => options.edit(items, input));
      return before;
    },
    onSuccess(_result, input) {
      void client.invalidateQueries(stylingQuery('insights'));
      void calendarChanged(client);
      readAgain(client);
      return notify({ title: options.done(input) });
    },
    onError: (_error, { outfitId }, before) => {
      putBack(client, before, outfitId);
      return notifyError(options.failed);
    },
  });
}

/** Deletes an outfit, optimistically. */
export const useRemoveOutfit = () =>
  useOptimistic({
    call: ({ outfitId }: { outfitId: string }) => api.outfits.removeOutfit({ params: { outfitId } }),
    edit: (items, { outfitId }) => items.filter(({ id }) => id !== outfitId),
    done: () => t('Outfit deleted'),
    failed: t('Failed to delete outfit'),
  });

/** Makes an outfit public or private, optimistically. */
export const useSetVisibility = () =>
  useOptimistic({
    call: ({ outfitId, isPublic }: { outfitId: string; isPublic: boolean }) =>
      api.outfits.setVisibility({ params: { outfitId }, body: { isPublic } }),
    edit: (items, { outfitId, isPublic }) =>
      items.map((outfit) => (outfit.id === outfitId ? { ...outfit, isPublic } : outfit)),
    done: ({ isPublic }) => (isPublic ? t('Outfit shared publicly') : t('Outfit made private')),
    failed: t('Failed to update outfit privacy'),
  });
