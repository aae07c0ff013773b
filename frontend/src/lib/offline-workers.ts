/** Removes all service workers and caches of this origin: they could serve an old version. The app installs none. */
export async function removeOfflineWorkers() {
  // On an insecure origin browsers offer neither of the two interfaces.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const caches = await globalThis.caches?.keys();
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...(caches ?? []).map((name) => globalThis.caches.delete(name)),
  ]);
}
