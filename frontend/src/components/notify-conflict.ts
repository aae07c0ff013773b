import type { SelectionConflict } from '#shared/rules/selection-conflict';
import { messageText } from '../lib/error-texts.ts';
import { notify } from './notify.ts';

/** Says why chosen items cannot be worn together. */
export const notifyConflict = ({ title, message }: SelectionConflict) =>
  notify({ title: messageText(title), description: messageText(message), tone: 'error' });
