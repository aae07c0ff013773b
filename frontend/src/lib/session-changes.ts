import { createListeners } from './listeners.ts';

/** Tells within this tab that a session has started or ended. */
export const sessionChanges = createListeners();

/** Tells that a person is about to sign out in this tab, whose requests still have a token then. */
export const signOuts = createListeners();
