import type { z } from 'zod';
import { notify } from '../../../components/notify.ts';
import { messageText } from '../../../lib/error-texts.ts';
import { texts } from '../texts.ts';

/** Shows the first issue as a toast, which is read at its field, and returns the first message of each invalid field by its name. */
export function showValidationErrors({ issues }: z.ZodError): Record<string, string> {
  const messages = issues.map(({ path, message }) => [String(path[0]), messageText(message)] as const);
  void notify({ title: texts.invalid, description: messages[0]?.[1] ?? '', tone: 'error', isSaid: true });
  // Reversed, because `fromEntries` keeps the last entry of a key.
  return Object.fromEntries(messages.toReversed());
}
