/*
 * Whose values `kept-values.ts` keeps, in local storage: most visits find nothing to remove, without loading what reads
 * the database.
 */

const name = 'kept-values-of';

export const ownerOfKeptValues = () => localStorage.getItem(name);
export const noteOwner = (userId: string) => localStorage.setItem(name, userId);
export const forgetOwner = () => localStorage.removeItem(name);
