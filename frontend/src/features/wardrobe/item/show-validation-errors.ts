import type { z } from 'zod';
import { notify } from '../../../components/notify.ts';
import { texts } from '../texts.ts';

/** Tells the first rule that is broken, and returns the message of each field that breaks one. */
export function showValidationErrors({ issues }: z.ZodError): Record<string, string> {
  const told = issues.map(({ path, message }) => [String(path[0]), message] as const);
  void notify({ title: texts.invalid, description: told[0]?.[1] ?? '', tone: 'error' });
  // Of several messages of a field the first one stays.
  return Object.fromEntries(told.toReversed());
}
