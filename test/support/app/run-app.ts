import { startApp } from './app.ts';

// The app as a process of its own, which can be killed. It prints its address, and answers `memory` with what it uses.
const { url } = await startApp({ folder: process.argv[2] ?? '' });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
console.log(url);
