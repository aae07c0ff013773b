/** A list of listeners. `subscribe` adds one and returns a function that removes it. `tell` calls all of them. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => {
      for (const listener of all) listener();
    },
  };
}
