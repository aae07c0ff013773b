/** Removes all service workers and caches of this origin, which could serve an outdated app. The app installs none. */
export async function removeOfflineWorkers() {
  // Browsers offer neither interface on an insecure origin.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const caches = await globalThis.caches?.keys();
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...(caches ?? []).map((name) => globalThis.caches.delete(name)),
  ]);
}
