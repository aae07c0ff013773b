import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { replaceFile } from '../replace-file.ts';

/** Reads the RSA key (PEM) that signs image URLs. Creates it at the first start. */
export async function mediaSigningKey(file: string): Promise<{ privateKey: string; publicKey: KeyObject }> {
  const privateKey = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? createKey(file) : Promise.reject(error),
  );
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function createKey(file: string) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  replaceFile(file, pem);
  return pem;
}
