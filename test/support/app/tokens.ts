import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeJwt,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { names } from '#infra/local/names';
import type { Person } from './people.ts';

type Claims = JWTPayload & { client_id?: string };

/** Tokens that the API must refuse, by the defect of each. */
export async function unacceptableTokens({ dataDir }: { dataDir: string }, { accessToken, idToken }: Person) {
  const pool = await poolKeys(dataDir);
  const stranger = await generateKeyPair('RS256');
  const claims: Claims = decodeJwt(accessToken);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const sign = (change: Claims, key = pool.privateKey) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid: pool.keyId }).sign(key);
  const [head, , signature] = accessToken.split('.');
  const otherClaims = Buffer.from(JSON.stringify({ ...claims, sub: 'someone' })).toString('base64url');

  return {
    'no token': '',
    'no JSON web token': 'garbage',
    'an id token': idToken,
    'a token signed with the key of another pool': await sign({}, stranger.privateKey),
    'a token that another pool issued': await sign({ iss: `${claims.iss}2` }),
    'a token for another client': await sign({ client_id: 'another' }),
    'a token that has expired': await sign({ iat: hourAgo - 3600, exp: hourAgo }),
    'a token without a signature': new UnsecuredJWT(claims).encode(),
    'a token whose claims were exchanged': `${head}.${otherClaims}.${signature}`,
    'a token signed with the public key as a secret': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: pool.keyId })
      .sign(new TextEncoder().encode(pool.publicKey)),
  };
}

/** Signs an access token as the user pool would for this user. */
export async function signAccessToken(dataDir: string, userId: string) {
  const { keyId, privateKey } = await poolKeys(dataDir);
  return new SignJWT({ sub: userId, token_use: 'access', client_id: names.userPool.clientId })
    .setProtectedHeader({ alg: 'RS256', kid: keyId })
    .setIssuer(`${names.issuerBase}/${names.userPool.id}`)
    .setExpirationTime('1h')
    .sign(privateKey);
}

/** The key pair of the local user pool. */
async function poolKeys(dataDir: string) {
  const stored: { privateKey: JWK; publicKey: JWK } = JSON.parse(
    await readFile(`${dataDir}/user-pool/signing-key.json`, 'utf8'),
  );
  return {
    keyId: await calculateJwkThumbprint(stored.publicKey),
    privateKey: (await importJWK(stored.privateKey, 'RS256')) as CryptoKey,
    publicKey: createPublicKey({ key: stored.publicKey as JsonWebKey, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString(),
  };
}
