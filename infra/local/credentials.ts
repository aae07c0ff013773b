import { randomBytes } from 'node:crypto';
import { openDurableDocument } from './durable-document.ts';
import type { Credentials } from './object-store/sigv4.ts';

/**
 * Returns the functions' AWS key pair from a file, or a new one at the first start. The functions sign upload forms with
 * it, and the object store refuses forms that are signed with another key or not at all.
 */
export const openCredentials = async (file: string): Promise<Credentials> =>
  (await openDurableDocument(file, makeCredentials)).content;

const makeCredentials = () => ({
  accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64url'),
});
