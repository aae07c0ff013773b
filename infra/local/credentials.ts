import { randomBytes } from 'node:crypto';
import { openDurableDocument } from './durable-document.ts';
import type { Credentials } from './object-store/sigv4.ts';

/**
 * Reads the functions' AWS key pair from a file, or creates it at the first start. The key pair signs the upload forms of
 * browsers, so that nobody else can store a file.
 */
export const openCredentials = async (file: string): Promise<Credentials> =>
  (await openDurableDocument(file, makeCredentials)).content;

const makeCredentials = () => ({
  accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64url'),
});
