import { serveOnLoopback } from '#infra/local/loopback';
import { openObjectStore } from '#infra/local/object-store/object-store';

/** Runs a store in a separate process, which a test can kill. It sends its URL to the parent process. */
const [, , folder = ''] = process.argv;
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const store = await openObjectStore({ folder, credentials, buckets: ['media'] });
process.send?.((await serveOnLoopback(store.handle)).url);
