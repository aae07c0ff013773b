import { forgetOwner, ownerOfKeptValues } from './kept-values-owner.ts';

/** Removes the kept values of all users, or of all but the user `except`. */
export async function dropKeptValues({ except }: { except?: string } = {}) {
  const owner = ownerOfKeptValues();
  if (owner === null || owner === except) return;
  // If the script cannot be loaded, the owner stays noted, and the next visit removes the values.
  const library = await import('./kept-values.ts').catch(() => null);
  if (!library) return;
  await library.removeKept(except === undefined ? {} : { except });
  if (ownerOfKeptValues() === owner) forgetOwner();
}
