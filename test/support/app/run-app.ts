import { startApp } from './app.ts';

// Runs the app as its own process, which tests can kill, and which ends with the test, even a killed one. It prints its
// address. It answers every message with its memory usage.
process.on('disconnect', () => process.exit());
const { url } = await startApp({ folder: process.argv[2] ?? '' });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
console.log(url);
