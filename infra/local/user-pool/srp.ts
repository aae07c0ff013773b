import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

// The server's side of the Secure Remote Password protocol; the letters are those of RFC 5054.

/** The 3072-bit group of RFC 3526. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;
const k = numberOf(sha256(bytesOf(N), bytesOf(g)));

/** Whose password is proven: the pool and the user go into every hash. */
type SrpIdentity = { readonly poolId: string; readonly id: string };

/** What the server keeps instead of a password: `v`, and the salt it was made with, in hexadecimal. */
export type Verifier = { readonly salt: string; readonly v: string };

/** The server's key pair of one sign-in. */
export type ServerKeys = { readonly b: bigint; readonly B: bigint };

export function makeVerifier(identity: SrpIdentity, password: string, salt = newSalt()): Verifier {
  const secret = sha256(Buffer.from(`${nameOfPool(identity)}${identity.id}:${password}`));
  const x = numberOf(sha256(bytesOf(fromHex(salt)), secret));
  return { salt, v: power(g, x).toString(16) };
}

export function makeServerKeys({ v }: Verifier): ServerKeys {
  const b = numberOf(randomBytes(32));
  return { b, B: (k * fromHex(v) + power(g, b)) % N };
}

/** A client key divisible by N makes the shared secret zero, whatever the password is. */
export const isClientKey = (A: bigint) => A % N !== 0n;

type Exchange = {
  readonly identity: SrpIdentity;
  readonly verifier: Verifier;
  readonly keys: ServerKeys;
  readonly A: bigint;
  /** Base64, as the client got it. */
  readonly secretBlock: string;
  /** The client's own wording of the time. */
  readonly timestamp: string;
};

/** The signature, in base64, that only a client which knows the password can give. */
export function expectedSignature({ identity, verifier, keys, A, secretBlock, timestamp }: Exchange): string {
  const u = numberOf(sha256(bytesOf(A), bytesOf(keys.B)));
  const S = power(A * power(fromHex(verifier.v), u), keys.b);
  const key = hkdfSync('sha256', bytesOf(S), bytesOf(u), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(nameOfPool(identity))
    .update(identity.id)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64');
}

export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

const newSalt = () => randomBytes(16).toString('hex');

/** A pool's id is its region and, behind an underscore, the name that the protocol uses. */
const nameOfPool = ({ poolId }: SrpIdentity) => poolId.slice(poolId.indexOf('_') + 1);

/** Base to the exponent, modulo N. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The clients hash numbers as signed big-endian bytes: a leading zero keeps a set first bit from meaning minus. */
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
