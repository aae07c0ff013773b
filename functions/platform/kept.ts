/**
 * Returns a function that reads a value and keeps it for some milliseconds, by default as long as the process lives.
 * Calls at the same time share one read. A failed read is not kept.
 */
export function kept<Value>(read: () => Promise<Value>, milliseconds = Number.POSITIVE_INFINITY) {
  let known: Promise<Value> | undefined;
  let until = 0;
  return (): Promise<Value> => {
    if (known && Date.now() < until) return known;
    const value = read();
    known = value;
    until = Date.now() + milliseconds;
    value.catch(() => {
      if (known === value) known = undefined;
    });
    return value;
  };
}
