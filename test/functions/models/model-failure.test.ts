import { expect, it } from 'vitest';
import { generationFailure } from '#functions/models/model-failure';

const messages = {
  'generation.busy': [
    'The model is overloaded',
    'HTTP 503',
    'ServiceUnavailableException 503 Bedrock is unable to process your request.',
    'ModelNotReadyException 429 The model is not ready',
    'ModelTimeoutException 408 The request took too long to process',
  ],
  'generation.rate_limited': [
    'rate limit reached, connection closed',
    'Request failed with status 429',
    'ThrottlingException 429 Too many tokens, please wait before trying again.',
    'Too many requests',
    'ServiceQuotaExceededException 400 Your request exceeds the quota of your account.',
    'Quota exceeded for this month',
  ],
  'generation.misconfigured': [
    'authentication failed',
    'HTTP 401',
    'AccessDeniedException 403 You do not have access to the model',
    'UnrecognizedClientException 403 The security token is invalid',
    'CredentialsProviderError  Could not load credentials from any providers',
    'ValidationException 400 The provided model identifier is invalid.',
    'ResourceNotFoundException 404 Could not resolve the model',
  ],
  'generation.no_clothes': ['No clothes found'],
  'generation.unreachable': [
    'Connection refused',
    'network error',
    'connect ECONNREFUSED 127.0.0.1:4012',
    'getaddrinfo ENOTFOUND bedrock-runtime.us-east-1.amazonaws.com',
    'TimeoutError  Stream timed out because of no activity for 25000 ms',
    'socket hang up',
  ],
  internal: ['', 'Something else', 'port 15030', 'g4290', 'order 4011'],
};

it('a failure of the AI service is told by what its message says', () => {
  for (const [code, some] of Object.entries(messages))
    for (const message of some) expect(generationFailure(message), message).toBe(code);
});
