import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Options = {
  /** The stored state, as the query with this key holds it. */
  isTicked: boolean;
  queryKey: QueryKey;
  /** Changes of one scope are sent one after the other. */
  scope: string;
  /** Changes what the query holds. */
  edit: (isTicked: boolean) => void;
  send: (isTicked: boolean) => Promise<unknown>;
  onError: (error: Error) => unknown;
  onSettled: () => unknown;
};

/** A checkbox that is saved when it is ticked. A change is optimistic and is rolled back if it fails. */
export function useSavedTick({ isTicked, queryKey, scope, edit, send, onError, onSettled }: Options) {
  const client = useQueryClient();
  // A state in addition to the cache: React would reset the checkbox, because the cache notifies its readers a moment
  // later.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: send,
    onError(error, next) {
      edit(!next);
      void onError(error);
    },
    onSettled,
  });
  return {
    isTicked: ticked ?? isTicked,
    tick(next: boolean) {
      setTicked(next);
      void client.cancelQueries({ queryKey });
      edit(next);
      mutate(next, { onSettled: () => setTicked(null) });
    },
  };
}
