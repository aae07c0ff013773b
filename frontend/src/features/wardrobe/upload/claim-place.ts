/** So many tabs can keep an upload of their own at a time. */
const places = [0, 1, 2, 3];
/** In milliseconds: a page that is being reloaded lets go of its place by then. */
const patience = 1500;
const tabKey = 'upload-place';

/**
 * Claims one of the user's places for an upload until the page is left, so that no other tab shows the same photos: the
 * one that this tab had before a reload if it holds something, then one in which a closed tab has left something. Null if
 * all are taken.
 */
export async function claimPlace(userId: string, holdsSomething: (place: number) => Promise<boolean>) {
  if (!('locks' in navigator)) return 0;
  const own = places.filter((place) => sessionStorage.getItem(tabKey) === String(place));
  const full: number[] = [];
  for (const place of new Set([...own, ...places])) if (await holdsSomething(place)) full.push(place);
  for (const place of new Set([...full, ...own, ...places])) {
    const options = own.includes(place) ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    if (!(await claim(`upload/${userId}/${place}`, options))) continue;
    sessionStorage.setItem(tabKey, String(place));
    return place;
  }
  return null;
}

/** Resolves to whether a lock was given, which is then held until the page is left. */
const claim = (name: string, options: LockOptions) =>
  new Promise<boolean>((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => undefined) : undefined;
      })
      .catch(() => resolve(false));
  });
