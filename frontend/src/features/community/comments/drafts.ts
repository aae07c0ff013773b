import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/listeners.ts';
import { keepTabValue, readTabValue } from '../../../lib/tab-values.ts';

const { subscribe, tell } = createListeners();

const read = (userId: string, name: string) => {
  const kept = readTabValue(userId, name);
  return typeof kept === 'string' ? kept : '';
};

/** Keeps a text that is being written; an empty one removes it. */
export function keepDraft(userId: string, name: string, text: string) {
  keepTabValue(userId, name, text || null);
  tell();
}

/** A text that is being written; the tab keeps it over a reload and while its form is closed. */
export const useDraft = (userId: string, name: string) =>
  useSyncExternalStore(subscribe, () => read(userId, name));
