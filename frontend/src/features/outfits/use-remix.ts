import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { GenerationRequest } from '#shared/contract/generation';
import { notify, notifyError } from '../../components/notify.ts';
import { makeOutfit } from '../../data/generation-job.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { prependOutfit } from './queries.ts';

/** In milliseconds. The server never keeps a job pending for that long. */
const longestMilliseconds = 5 * 60_000;

/**
 * Generates a new outfit from an existing one. The mutation continues when the component is unmounted: the outfit is
 * added to the list and a toast announces it, even if the dialog or the page has been left.
 */
export function useRemix(outfitId: string) {
  const client = useQueryClient();
  const mutationKey = ['remix', outfitId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (request: GenerationRequest) =>
      makeOutfit(client, request, AbortSignal.timeout(longestMilliseconds)),
    onSuccess(outfit) {
      prependOutfit(client, outfit);
      return notify({ title: t('Outfit remixed!') });
    },
    onError(error) {
      // Both codes mean that the user has signed out meanwhile. The failure is then not shown.
      if (!hasCode(error, 'auth.required', 'not_found'))
        return notifyError(`${t('Failed to remix outfit')}. ${textOf(error)}`);
    },
  });
  return { remix: mutate, running: useIsMutating({ mutationKey }) > 0 };
}
