import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The RSA key, in PEM, that signs the URLs of images; made once and kept in the data folder. */
export async function signingKey(file: string): Promise<{ privateKey: string; publicKey: KeyObject }> {
  const privateKey = await readFile(file, 'utf8').catch(() => createKey(file));
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function createKey(file: string) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFile(file, pem, { mode: 0o600 });
  return pem;
}
