import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { type Operation, ServiceError } from '../aws-json.ts';
import { invalidParameter, readRequest } from './operation.ts';
import type { Pool } from './pool.ts';
import { userOfToken } from './sessions.ts';
import type { User } from './users.ts';

/** In milliseconds: how long an authenticator app shows a code. */
const stepLength = 30_000;
const Preference = z.object({ SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean() }) });
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows in a step, which is counted from 1970 (RFC 6238, with SHA-1 and six digits). */
export function totpCode(secret: string, step: number): string {
  const bits = [...secret].map((digit) => base32.indexOf(digit).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * Returns the step of a code, which may be one step early or late. Throws `refusal` if the code is wrong,
 * ExpiredCodeException if it or a later one was taken, and LimitExceededException after too many wrong ones.
 */
export function takeCode(
  { attemptCode, now }: Pool,
  { id, totp }: User,
  { secret, code, refusal }: { secret: string; code: string; refusal: ServiceError },
): number {
  const shown = Math.floor(now() / stepLength);
  const step = [shown, shown - 1, shown + 1].find((each) => sameSecret(totpCode(secret, each), code));
  if (!attemptCode(`app of ${id}`, () => step !== undefined) || step === undefined) throw refusal;
  if (totp?.secret === secret && step <= totp.lastStep)
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
  return step;
}

/** The operations with which signed-in users turn the codes of an app on and off. */
export const totpOperations = (pool: Pool): Record<string, Operation> => ({
  AssociateSoftwareToken: async (input: object) => {
    const user = await userOfToken(pool, input);
    user.newTotpSecret = Array.from(randomBytes(52), (byte) => base32[byte % 32]).join('');
    pool.users.save();
    return { SecretCode: user.newTotpSecret };
  },

  VerifySoftwareToken: async (input: object) => {
    const { UserCode: code } = readRequest(z.object({ UserCode: z.string().regex(/^\d{6}$/) }), input);
    const user = await userOfToken(pool, input);
    const secret = user.newTotpSecret;
    if (!secret) throw new ServiceError('SoftwareTokenMFANotFoundException', 'No software token.');
    const refusal = new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
    const lastStep = takeCode(pool, user, { secret, code, refusal });
    user.totp = { secret, lastStep, isOn: user.totp?.isOn ?? false };
    delete user.newTotpSecret;
    pool.users.save();
    return { Status: 'SUCCESS' };
  },

  SetUserMFAPreference: async (input: object) => {
    const { Enabled } = readRequest(Preference, input).SoftwareTokenMfaSettings;
    const { totp } = await userOfToken(pool, input);
    if (Enabled && !totp) throw invalidParameter('User has not verified software token mfa');
    if (totp) totp.isOn = Enabled;
    pool.users.save();
    return {};
  },
});
