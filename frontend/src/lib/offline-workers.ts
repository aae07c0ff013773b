/** The app is always read from its origin: workers and caches that anything left behind would show old pages. */
export async function removeOfflineWorkers() {
  // Neither exists on an origin without TLS.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const caches = await globalThis.caches?.keys();
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...(caches ?? []).map((name) => globalThis.caches.delete(name)),
  ]);
}
