/** Does something and prints what it was, with the time that it took. */
export async function step<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  try {
    const result = await act();
    console.log(`${seconds()}  ${what}`);
    return result;
  } catch (error) {
    console.error(`${seconds()}  ${what}: FAILED`);
    throw error;
  }
}
