/**
 * Runs a task again and again, `everyMs` apart and never twice at a time. It does not keep the process alive.
 * A failure is printed, and the next run takes place all the same. `stop` resolves when no run is under way.
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
