import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/*
 * The server's side of the Secure Remote Password protocol, in Cognito's variant. The names of the variables are those
 * of RFC 5054. Numbers in texts are hexadecimal.
 */

/** The 3072-bit group of RFC 3526. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;
const k = numberOf(sha256(bytesOf(N), bytesOf(g)));

/** The data that the server stores instead of a password: `v`, and the salt with which it was computed. */
export type Verifier = { readonly salt: string; readonly v: string };

/** The server's key pair for one sign-in. */
export type ServerKeys = { readonly b: bigint; readonly B: bigint };

/** Returns the text that is part of every hash: the pool's id without its region, and the user's id. */
export const srpIdentity = (pool: { readonly id: string }, userId: string) =>
  pool.id.slice(pool.id.indexOf('_') + 1) + userId;

export function makeVerifier(identity: string, password: string): Verifier {
  const salt = randomBytes(16).toString('hex');
  const secret = sha256(Buffer.from(`${identity}:${password}`));
  const x = numberOf(sha256(bytesOf(fromHex(salt)), secret));
  return { salt, v: power(g, x).toString(16) };
}

export function makeServerKeys({ v }: Verifier): ServerKeys {
  const b = numberOf(randomBytes(32));
  return { b, B: (k * fromHex(v) + power(g, b)) % N };
}

/** Whether a client key is acceptable. One divisible by N would make the shared secret zero for every password. */
export const isClientKey = (A: bigint) => A % N !== 0n;

type Exchange = {
  readonly identity: string;
  readonly verifier: Verifier;
  readonly keys: ServerKeys;
  readonly A: bigint;
  /** The secret block in base64, as it was sent to the client. */
  readonly secretBlock: string;
  /** The timestamp that the client has sent. */
  readonly timestamp: string;
};

/** Returns the signature (base64) that a client with the right password sends. */
export function expectedSignature({ identity, verifier, keys, A, secretBlock, timestamp }: Exchange): string {
  const u = numberOf(sha256(bytesOf(A), bytesOf(keys.B)));
  const S = power(A * power(fromHex(verifier.v), u), keys.b);
  const key = hkdfSync('sha256', bytesOf(S), bytesOf(u), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(identity)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64');
}

export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** Returns base to the power of exponent, modulo N. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** A number as big-endian two's complement, as clients hash it: a zero byte comes before a first bit that is set. */
function bytesOf(number: bigint): Buffer {
  const digits = number.toString(16);
  const hex = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(hex) ? `00${hex}` : hex, 'hex');
}

function numberOf(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}

function sha256(...parts: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
