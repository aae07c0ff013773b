import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { sameSecret } from '../same-secret.ts';
import { invalidParameter, readRequest, Token } from './client-operation.ts';
import type { Pool } from './pool.ts';
import { userOfToken } from './sessions.ts';
import type { User } from './users.ts';

/** How long an authenticator app shows a code. The code before and the one after are accepted, too. */
const stepMilliseconds = 30_000;
const tolerance = [0, -1, 1];
/** The digits of base 32, in which a secret is written. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string) {
  const bits = [...secret].map((digit) => base32.indexOf(digit).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of six digits that an app with this secret shows at a time (RFC 6238, with SHA-1). */
export function totpCode(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMilliseconds)));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * Takes a code of an app and returns its time. Throws `refusal` if it is wrong, ExpiredCodeException if it or a later
 * one was taken before, and LimitExceededException after too many wrong codes. The right password does not reset these.
 */
export function takeCode(
  { codeAttempts, now }: Pool,
  { id, totp }: User,
  secret: string,
  code: string,
  refusal: ServiceError,
): number {
  const times = tolerance.map((steps) => now() + steps * stepMilliseconds);
  let at: number | undefined;
  const isRight = () => {
    at = times.find((time) => sameSecret(totpCode(secret, time), code));
    return at !== undefined;
  };
  if (!codeAttempts.attempt(`app of ${id}`, isRight) || at === undefined) throw refusal;
  const stepOf = (time: number) => Math.floor(time / stepMilliseconds);
  if (totp?.secret === secret && stepOf(at) <= stepOf(totp.lastCodeAt))
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
  return at;
}

/** The operations with which signed-in users turn on codes of an authenticator app, and off again. */
export const totpOperations = (pool: Pool): Record<string, Operation> => {
  const change = async <Shape extends z.ZodRawShape>(
    input: object,
    shape: Shape,
    run: (user: User, request: z.infer<z.ZodObject<Shape>>) => object,
  ) => {
    const request = readRequest(z.object(shape), input);
    const result = run(await userOfToken(pool, input), request);
    pool.users.save();
    return result;
  };
  return {
    /** Makes a secret. It takes the place of the former one when a code of it is verified. */
    AssociateSoftwareToken: (input: object) =>
      change(input, { AccessToken: Token }, (user) => {
        user.newTotpSecret = Array.from(randomBytes(52), (byte) => base32[byte % 32]).join('');
        return { SecretCode: user.newTotpSecret };
      }),

    VerifySoftwareToken: (input: object) =>
      change(input, { UserCode: z.string().regex(/^\d{6}$/) }, (user, { UserCode }) => {
        const secret = user.newTotpSecret;
        if (!secret) throw new ServiceError('SoftwareTokenMFANotFoundException', 'No software token.');
        const mismatch = new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
        const lastCodeAt = takeCode(pool, user, secret, UserCode, mismatch);
        user.totp = { secret, lastCodeAt, isOn: user.totp?.isOn ?? false };
        delete user.newTotpSecret;
        return { Status: 'SUCCESS' };
      }),

    SetUserMFAPreference: (input: object) =>
      change(
        input,
        { SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean() }) },
        ({ totp }, { SoftwareTokenMfaSettings: { Enabled } }) => {
          if (Enabled && !totp) throw invalidParameter('User has not verified software token mfa');
          if (totp) totp.isOn = Enabled;
          return {};
        },
      ),
  };
};
