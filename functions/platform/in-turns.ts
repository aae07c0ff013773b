const usually = 10;

/** Does something with each of many, some side by side; they begin when those before them have ended. */
export async function inTurns<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
  atOnce = usually,
): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce)
    await Promise.all(all.slice(start, start + atOnce).map(act));
}
