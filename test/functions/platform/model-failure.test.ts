import { describe, expect, it } from 'vitest';
import { generationFailure } from '#functions/platform/model-failure';

describe('a failure of the AI service', () => {
  it.each([
    'The model is overloaded',
    'Overloaded',
    'HTTP 503',
    'ServiceUnavailableException 503 Bedrock is unable to process your request.',
    'ModelNotReadyException 429 The model is not ready',
    'ModelTimeoutException 408 The request took too long to process',
  ])('means that the service is busy: %s', (message) => {
    expect(generationFailure(message)).toBe('generation.busy');
  });

  it.each([
    'Rate limit exceeded',
    'rate limit reached, connection closed',
    'Request failed with status 429',
    'ThrottlingException 429 Too many tokens, please wait before trying again.',
    'Too many requests',
    'ServiceQuotaExceededException 400 Your request exceeds the quota of your account.',
    'Quota exceeded for this month',
  ])('means that there were too many requests: %s', (message) => {
    expect(generationFailure(message)).toBe('generation.rate_limited');
  });

  it.each([
    'authentication failed',
    'Authentication required',
    'HTTP 401',
    'AccessDeniedException 403 You do not have access to the model',
    'UnrecognizedClientException 403 The security token is invalid',
    'CredentialsProviderError  Could not load credentials from any providers',
    'ValidationException 400 The provided model identifier is invalid.',
    'ResourceNotFoundException 404 Could not resolve the model',
  ])('means that the service is set up wrongly: %s', (message) => {
    expect(generationFailure(message)).toBe('generation.misconfigured');
  });

  it('means that there are no clothes when it says so', () => {
    expect(generationFailure('No clothes found')).toBe('generation.no_clothes');
  });

  it.each([
    'Connection refused',
    'network error',
    'Network unreachable',
    'connect ECONNREFUSED 127.0.0.1:4012',
    'getaddrinfo ENOTFOUND bedrock-runtime.us-east-1.amazonaws.com',
    'TimeoutError  Stream timed out because of no activity for 25000 ms',
    'socket hang up',
  ])('means that the service cannot be reached: %s', (message) => {
    expect(generationFailure(message)).toBe('generation.unreachable');
  });

  it.each(['', 'Something else', 'port 15030', 'g4290', 'order 4011'])(
    'is unknown otherwise: "%s"',
    (message) => {
      expect(generationFailure(message)).toBe('internal');
    },
  );
});
