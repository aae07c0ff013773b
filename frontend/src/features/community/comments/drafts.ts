import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/listeners.ts';
import { keepTabValue, readTabValue } from '../../../lib/tab-values.ts';

const { subscribe, tell } = createListeners();

const read = (userId: string, name: string) => {
  const kept = readTabValue(userId, name);
  return typeof kept === 'string' ? kept : '';
};

/** Keeps the draft of a text. An empty text removes the draft. */
export function keepDraft(userId: string, name: string, text: string) {
  keepTabValue(userId, name, text || null);
  tell();
}

/** The draft of a text. The tab keeps it over a reload and while its form is closed. */
export const useDraft = (userId: string, name: string) =>
  useSyncExternalStore(subscribe, () => read(userId, name));
