/** Functions that are called together; `subscribe` returns a function that takes the listener off again. */
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
