import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { notAuthorized } from './cognito-error.ts';
import { type AppClient, tokenLifetimes } from './pool.ts';
import type { Session } from './session.ts';
import { algorithm, type SigningKey } from './signing-key.ts';
import { attributesOf, type User } from './user.ts';

/** What a pair of tokens says. */
type TokenContent = {
  readonly user: User;
  readonly client: AppClient;
  readonly session: Session;
  readonly groups: readonly string[];
  /** Changes to the id token; a claim that identifies the token or its owner stays as it is. */
  readonly claimsToAdd: Readonly<Record<string, string>>;
  readonly claimsToSuppress: readonly string[];
};

const reservedClaims = new Set([
  'iss',
  'sub',
  'aud',
  'exp',
  'iat',
  'nbf',
  'jti',
  'auth_time',
  'token_use',
  'origin_jti',
  'event_id',
  'cognito:username',
  'cognito:groups',
]);

const AccessClaims = z.object({
  token_use: z.literal('access'),
  sub: z.string(),
  iss: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
});

/** Signs and reads the tokens of all pools. */
export class TokenIssuer {
  readonly #key: SigningKey;
  readonly #issuerBase: string;
  readonly #now: () => number;

  constructor(options: { key: SigningKey; issuerBase: string; now: () => number }) {
    this.#key = options.key;
    this.#issuerBase = options.issuerBase;
    this.#now = options.now;
  }

  get publicKeySet() {
    return this.#key.publicKeySet;
  }

  /** The `iss` claim of a pool's tokens. */
  issuer(poolId: string) {
    return `${this.#issuerBase}/${poolId}`;
  }

  /** Returns the tokens as the answers of the service carry them; `ExpiresIn` is in seconds. */
  async issue(content: TokenContent) {
    const { user, client, session, groups } = content;
    const lifetimes = tokenLifetimes(client);
    const common = {
      sub: user.id,
      iss: this.issuer(user.poolId),
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: inSeconds(session.signedInAt),
      ...(groups.length > 0 && { 'cognito:groups': groups }),
    };
    const access = {
      ...common,
      token_use: 'access',
      client_id: client.id,
      username: user.id,
      scope: 'aws.cognito.signin.user.admin',
    };
    const id = {
      ...attributesOf(user),
      ...common,
      token_use: 'id',
      aud: client.id,
      email_verified: user.emailVerified,
      'cognito:username': user.id,
    };
    return {
      AccessToken: await this.#sign(access, lifetimes.access),
      IdToken: await this.#sign(override(id, content), lifetimes.id),
      ExpiresIn: inSeconds(lifetimes.access),
      TokenType: 'Bearer',
    };
  }

  /** @throws NotAuthorizedException when the token is no access token signed here, or has expired */
  async readAccessToken(token: string) {
    const { payload } = await jwtVerify(token, this.#key.publicKey, {
      algorithms: [algorithm],
      currentDate: new Date(this.#now()),
    }).catch((error: unknown) => {
      const expired = error instanceof errors.JWTExpired;
      throw notAuthorized(expired ? 'Access Token has expired' : 'Invalid Access Token');
    });
    const { success, data: claims } = AccessClaims.safeParse(payload);
    if (!success) throw notAuthorized('Invalid Access Token');
    const { sub: userId, iss: issuer, client_id: clientId, origin_jti: sessionId } = claims;
    return { userId, issuer, clientId, sessionId };
  }

  #sign(claims: JWTPayload, lifetime: number) {
    const now = this.#now();
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: algorithm, kid: this.#key.id })
      .setIssuedAt(inSeconds(now))
      .setExpirationTime(inSeconds(now + lifetime))
      .sign(this.#key.privateKey);
  }
}

function override(claims: JWTPayload, { claimsToAdd, claimsToSuppress }: TokenContent): JWTPayload {
  const isKept = (name: string) => reservedClaims.has(name) || !claimsToSuppress.includes(name);
  return Object.fromEntries([
    ...Object.entries(claims).filter(([name]) => isKept(name)),
    ...Object.entries(claimsToAdd).filter(([name]) => !reservedClaims.has(name)),
  ]);
}

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
