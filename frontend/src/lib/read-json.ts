/** The JSON value that a storage has under a name. Null if there is none or it cannot be read. */
export function readJson(storage: Storage, name: string) {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
