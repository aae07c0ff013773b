import { serveOnLoopback } from '#infra/local/loopback';
import { openObjectStore } from '#infra/local/object-store/object-store';

/** A store in a process of its own, which a test can kill; it sends its address to the parent process. */
const [, , folder = ''] = process.argv;
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const store = await openObjectStore({ folder, credentials, buckets: ['media'] });
process.send?.((await serveOnLoopback(store.handle)).url);
