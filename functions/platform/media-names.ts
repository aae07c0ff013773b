import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { requireVariable } from './environment.ts';
import { secretReader } from './secret.ts';

const readSecret = secretReader(requireVariable('MEDIA_NAME_SECRET'));

/**
 * The folder of all images of a person in the media bucket. Like the name of an image in it, it is derived by HMAC, so
 * that neither a key nor a URL contains a person's id or the name of a file.
 */
export const ownerFolder = async (userId: string) => `media/${await derived(userId)}/`;

/**
 * The folder of the variants and cut-outs of the image at a storage path. Its name begins with the time of the upload, as
 * the path does: browsers take from it whether the smaller variants are there yet.
 */
export async function imageFolder(path: string): Promise<string> {
  const [userId = '', name = ''] = path.split('/');
  const [time = ''] = /^\d+_/.exec(name) ?? [];
  return `${await ownerFolder(userId)}${time}${await derived(path)}`;
}

/** Whether a name of a folder is derived. Former folders of a person are named by the person's id, which has hyphens. */
export const isDerived = (name: string) => /^[\da-f]{32}$/.test(name);

const derived = async (text: string) =>
  createHmac('sha256', await readSecret())
    .update(text)
    .digest('hex')
    .slice(0, 32);

const cipher = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 };

/**
 * Encrypts a storage path for the metadata of a master, which CloudFront sends to viewers. `openPath` decrypts it for
 * `derive-variants`, whose event only names the key.
 */
export async function sealPath(path: string): Promise<string> {
  const iv = randomBytes(lengths.iv);
  const sealing = createCipheriv(cipher, await sealingKey(), iv);
  return Buffer.concat([iv, sealing.update(path), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  );
}

/** Decrypts a storage path. Throws if it was not encrypted by `sealPath`. */
export async function openPath(sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, await sealingKey(), bytes.subarray(0, lengths.iv));
  opening.setAuthTag(bytes.subarray(-lengths.tag));
  return opening.update(bytes.subarray(lengths.iv, -lengths.tag), undefined, 'utf8') + opening.final('utf8');
}

const sealingKey = async () =>
  Buffer.from(hkdfSync('sha256', await readSecret(), '', 'storage path of a master', 32));
