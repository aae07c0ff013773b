/**
 * Runs a task every `everyMs` milliseconds, but never twice at the same time. It does not keep the process alive. A
 * failure is printed and does not stop later runs. `stop` resolves when no run is in progress.
 */
export function repeat(task: () => Promise<unknown>, everyMs: number) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error) => console.error('A recurring task has failed', error))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
