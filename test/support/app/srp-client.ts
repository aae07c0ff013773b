import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import {
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';

/*
 * The client's side of the SRP protocol in Cognito's variant, with the notation of RFC 5054. It is faster than
 * Amplify's implementation, which test/bin/fill.test.ts and the sign-in in Chromium run.
 */

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;
const fromHex = (hex: string) => BigInt(`0x${hex}`);

/** A number in hexadecimal with complete bytes. If the first bit is set, a zero byte comes before it. */
function padded(number: bigint) {
  const hex = number.toString(16);
  const whole = hex.length % 2 ? `0${hex}` : hex;
  return /^[89a-f]/.test(whole) ? `00${whole}` : whole;
}
const hash = (...hex: string[]) =>
  createHash('sha256')
    .update(Buffer.from(hex.join(''), 'hex'))
    .digest('hex');

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = ((base % N) + N) % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** Begins a sign-in. Returns the public key `SRP_A`, and a function that answers the challenge to it. */
export function beginSrp(userPoolId: string, password: string) {
  const a = fromHex(randomBytes(32).toString('hex'));
  const A = power(g, a);
  return {
    SRP_A: A.toString(16),
    answer({ USER_ID_FOR_SRP = '', SALT = '', SRP_B = '', SECRET_BLOCK = '' }: Record<string, string>) {
      const identity = userPoolId.split('_')[1] + USER_ID_FOR_SRP;
      const inner = createHash('sha256').update(`${identity}:${password}`).digest('hex');
      const x = fromHex(hash(padded(fromHex(SALT)), inner));
      const u = fromHex(hash(padded(A), padded(fromHex(SRP_B))));
      const k = fromHex(hash(padded(N), padded(g)));
      const S = power(fromHex(SRP_B) - k * power(g, x), a + u * x);
      const key = hkdfSync(
        'sha256',
        Buffer.from(padded(S), 'hex'),
        Buffer.from(padded(u), 'hex'),
        'Caldera Derived Key',
        16,
      );
      const TIMESTAMP = 'Thu Jan 1 00:00:00 UTC 2026';
      return {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: createHmac('sha256', Buffer.from(key))
          .update(identity)
          .update(Buffer.from(SECRET_BLOCK, 'base64'))
          .update(TIMESTAMP)
          .digest('base64'),
        TIMESTAMP,
      };
    },
  };
}

/** The names of the parameters are those of Cognito's API. */
type SignIn = { ClientId: string; UserPoolId: string; USERNAME: string; password: string };

/** Signs in with both calls. Returns the user's name in the pool and the tokens. Rejects as the user pool does. */
export async function signInWithSrp(
  cognito: CognitoIdentityProviderClient,
  { ClientId, UserPoolId, USERNAME, password }: SignIn,
) {
  const { SRP_A, answer } = beginSrp(UserPoolId, password);
  const AuthParameters = { USERNAME, SRP_A };
  const { ChallengeParameters = {} } = await cognito.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
  );
  const ChallengeResponses = answer(ChallengeParameters);
  const { AuthenticationResult } = await cognito.send(
    new RespondToAuthChallengeCommand({ ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }),
  );
  return { username: ChallengeParameters['USERNAME'] ?? USERNAME, ...tokensOf(AuthenticationResult) };
}

export function tokensOf(result: AuthenticationResultType | undefined) {
  const { AccessToken = '', IdToken = '', RefreshToken = '', ExpiresIn = 0 } = result ?? {};
  return { AccessToken, IdToken, RefreshToken, ExpiresIn };
}
