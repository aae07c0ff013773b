import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { safety } from '#shared/contract/safety';
import { notify, notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

type Report = z.input<typeof safety.report.body>;

const blockedKey = ['safety', 'blocked'];

/** Reports a thing and shows a toast. Everything that may show the thing is refetched. */
export function useReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: Report) => api.safety.report({ body: report }),
    onSuccess: () => {
      void notify({ title: t('Reported'), description: t('Thank you. You do not see it any more.') });
      return void client.invalidateQueries();
    },
    onError: (error) => notifyError(textOf(error)),
  });
}

/** Blocks or unblocks a person and shows a toast. Everything that may show them or their content is refetched. */
export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, block }: { userId: string; block: boolean }) => {
      const params = { userId };
      await (block ? api.safety.blockUser({ params }) : api.safety.unblockUser({ params }));
    },
    onSuccess: (_, { block }) => {
      void notify({ title: block ? t('Blocked') : t('Unblocked') });
      return void client.invalidateQueries();
    },
    onError: (error) => notifyError(textOf(error)),
  });
}

/** The people whom the user blocks. Only the first page of a hundred is read. */
export const useBlocked = () =>
  useQuery({ queryKey: blockedKey, queryFn: () => api.safety.listBlocked({ query: {} }) });
