import { forgetOwner, ownerOfKeptValues } from './kept-values-owner.ts';

/** Removes the values in `kept-values.ts` of every user but this one; all of them without one. */
export async function dropKeptValues({ except }: { except?: string } = {}) {
  const owner = ownerOfKeptValues();
  if (owner === null || owner === except) return;
  // Without a connection they are removed on the next visit: the owner stays noted.
  const library = await import('./kept-values.ts').catch(() => null);
  if (!library) return;
  await library.removeKept(except === undefined ? {} : { except });
  if (ownerOfKeptValues() === owner) forgetOwner();
}
