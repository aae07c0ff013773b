import { type Question, unpackFile } from './unpack-file.ts';

/** Unpacks files in a thread of its own, so that the page stays responsive. Its memory is freed with the thread. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) =>
  self.postMessage(await unpackFile(data)),
);
