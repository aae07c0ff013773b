import { useEffect, useState } from 'react';
import * as z from 'zod';
import { keepTabValue, readTabValue } from '../lib/tab-values.ts';
import { useKeptValue } from '../lib/use-kept-value.ts';
import { emptyRequestForm, RequestForm } from './request-form.ts';
import { useOwnId } from './user-id.ts';

const name = 'generation-request';
const Kept = z.object({
  form: RequestForm,
  /** Whether the request was answered with an outfit. */
  hasResult: z.boolean(),
});
type Kept = z.infer<typeof Kept>;
const nothing: Kept = { form: emptyRequestForm, hasResult: false };

/** Replaces the input of the generator's form. The generator shows it when it is opened. */
export const keepRequest = (userId: string, part: Partial<RequestForm>) =>
  keepTabValue(userId, name, { form: { ...emptyRequestForm, ...part }, hasResult: false });

/**
 * What was typed and chosen in the form. The tab keeps it over a reload and visits to other pages. An unanswered
 * request is also kept after the tab is closed: a tab whose form is empty shows it.
 */
export function useKeptRequest() {
  const userId = useOwnId();
  const [kept, setKept] = useState(() => Kept.safeParse(readTabValue(userId, name)).data ?? nothing);
  const isEmpty = isSame(kept, nothing);
  useEffect(() => keepTabValue(userId, name, isEmpty ? null : kept), [userId, kept, isEmpty]);
  useKeptValue({
    userId,
    name,
    schema: Kept,
    value: isEmpty || kept.hasResult ? null : kept,
    restore: (before) => setKept((now) => (isSame(now, nothing) ? before : now)),
  });
  return {
    ...kept,
    isEmpty,
    update: (part: Partial<RequestForm>) =>
      setKept(({ form, hasResult }) => ({ form: { ...form, ...part }, hasResult })),
    markAnswered: () => setKept(({ form }) => ({ form, hasResult: true })),
    clear: () => setKept(nothing),
  };
}

const isSame = (one: Kept, other: Kept) => JSON.stringify(one) === JSON.stringify(other);
