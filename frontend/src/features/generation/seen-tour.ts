const storageKey = 'hasSeenOnboarding';

/** Whether the tour has not been seen on this device. */
export const isNewcomer = () => localStorage.getItem(storageKey) === null;
export const markTourSeen = () => localStorage.setItem(storageKey, 'true');
