import type { Services } from './services.ts';
import { algorithm } from './signing-key.ts';

const path = /^\/([\w-]+)\/\.well-known\/(jwks\.json|openid-configuration)$/;

/**
 * Answers what whoever verifies tokens asks for: the keys of a pool, and where to find them.
 * @throws ResourceNotFoundException
 */
export function discover({ store, tokens }: Services, rawPath: string): object {
  const [, poolId = '', document] = path.exec(rawPath) ?? [];
  const issuer = tokens.issuer(store.pool(poolId).id);
  if (document === 'jwks.json') return tokens.publicKeySet;
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: [algorithm],
    subject_types_supported: ['public'],
    response_types_supported: ['code', 'token'],
  };
}
