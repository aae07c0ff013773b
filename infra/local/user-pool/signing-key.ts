import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import { openDurableDocument } from '../durable-document.ts';

/** The key pair that signs tokens. */
export type SigningKey = Awaited<ReturnType<typeof openSigningKey>>;

export const algorithm = 'RS256';

/** Reads the key pair from the folder. Creates it at the first start, so that tokens stay valid after a restart. */
export async function openSigningKey(folder: string) {
  const file = join(folder, 'signing-key.json');
  const { privateKey, publicKey } = (await openDurableDocument(file, makeKeyPair)).content;
  const id = await calculateJwkThumbprint(publicKey);
  return {
    /** The `kid` in the header of the tokens. */
    id,
    privateKey: await importJWK(privateKey, algorithm),
    publicKey: await importJWK(publicKey, algorithm),
    publicKeySet: { keys: [{ ...publicKey, kid: id, alg: algorithm, use: 'sig' }] },
  };
}

async function makeKeyPair() {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { privateKey: await exportJWK(privateKey), publicKey: await exportJWK(publicKey) };
}
