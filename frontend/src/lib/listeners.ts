/** A list of listeners. `subscribe` adds one and returns a function that removes it. `tell` calls all of them. */
export function createListeners<Event = void>() {
  const all = new Set<(event: Event) => void>();
  return {
    subscribe: (listener: (event: Event) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (event: Event) => {
      for (const listener of all) listener(event);
    },
  };
}
