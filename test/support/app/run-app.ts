import { startApp } from './app.ts';

// Runs the app as its own process, which tests can kill. It prints its address. It answers every message with its
// memory usage.
const { url } = await startApp({ folder: process.argv[2] ?? '' });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
console.log(url);
