import { createListeners } from './listeners.ts';

/** Tells listeners in this tab that a session has started or ended. */
export const sessionChanges = createListeners();

/** Tells that the person is about to sign out in this tab. Requests that are sent now still have a token. */
export const signOuts = createListeners();
