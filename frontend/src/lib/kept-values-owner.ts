/*
 * Notes in local storage which user has values in `kept-values.ts`. Most visits see from this that there is nothing to
 * remove, and need not load the database library.
 */

const name = 'kept-values-of';

export const ownerOfKeptValues = () => localStorage.getItem(name);
export const noteOwner = (userId: string) => localStorage.setItem(name, userId);
export const forgetOwner = () => localStorage.removeItem(name);
