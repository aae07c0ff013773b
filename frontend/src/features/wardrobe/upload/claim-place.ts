/** At most this many tabs can keep an upload at the same time. */
const places = [0, 1, 2, 3];
/** In milliseconds: how long a reloaded tab waits until the old document releases its place. */
const patience = 1500;
const tabKey = 'upload-place';

/**
 * Claims one of the user's places for an upload until the page is left. A place belongs to one tab, so that no two tabs
 * show the same photos. First tries the places for which `holdsSomething` is true, then the empty ones. In each group
 * the place that this tab had before a reload comes first. Returns null if all places are taken.
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

/** Requests a lock, which is held until the page is left. Resolves to false if it is not granted. */
const claim = (name: string, options: LockOptions) =>
  new Promise<boolean>((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => undefined) : undefined;
      })
      .catch(() => resolve(false));
  });
