type Kept<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown };

/** The same function, whose results are kept by key: for good, or in a `WeakMap` for as long as the key is in use. */
export function remember<Key, Value>(
  make: (key: Key) => Value,
  kept: Kept<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
