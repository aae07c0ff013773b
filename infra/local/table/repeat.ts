/** Repeats a task, never twice at a time, without keeping the process alive; a failed run is left to the next. */
export function repeat(task: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(() => undefined)
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
