import { createServer } from 'node:http';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback';
import { signInWith, type UserPoolsUnderTest, userPoolsUnderTest } from './user-pools-under-test.ts';

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
});
afterAll(() => pools.close());

const call = (operation: string, body: string) =>
  fetch(pools.url, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      origin: 'https://app.example',
    },
    body,
  });

test('a browser of any origin may call', async () => {
  const response = await fetch(pools.url, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-amz-target');
});

test('a browser reads why it was refused', async () => {
  const response = await call(
    'SignUp',
    '{"ClientId":"unknown","Username":"a@example.com","Password":"secret 1"}',
  );
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype');
  expect(response.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException');
  expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(await response.json()).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client unknown does not exist.',
  });
});

describe('a request is refused', () => {
  test.each(['Unheard', 'constructor', ''])('that asks for the operation "%s"', async (operation) => {
    const response = await call(operation, '{}');
    expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });

  test('that is no JSON', async () => {
    const response = await call('SignUp', '{');
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  });

  test.each(['null', '[]', '{"ClientId":{},"Username":["a"]}', '{"ClientId":"__proto__"}'])(
    'that has the shape of %s',
    async (body) => {
      const response = await call('ForgotPassword', body);
      expect(await response.json()).toMatchObject({ __type: 'InvalidParameterException' });
    },
  );

  test('that is too large', async () => {
    const response = await call('SignUp', JSON.stringify({ Username: 'a'.repeat(200_000) }));
    expect(response.status).toBe(413);
  });

  test('that uses another method', async () => {
    const response = await fetch(pools.url, { method: 'PUT', body: '{}' });
    expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });
});

test('the service answers under a prefix that the front door strips', async () => {
  const door = await listenOnLoopback(
    createServer((request, response) => {
      request.url = request.url?.replace(/^\/identity/, '');
      pools.pools.handle(request, response);
    }),
  );
  const cognito = new CognitoIdentityProviderClient({ endpoint: `${door.url}/identity` });
  await expect(signInWith(cognito, await pools.makeUser(), 'wrong')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  cognito.destroy();
  await door.close();
});

test('a fault of the service is shown at the terminal and not to the client', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const faulty = await userPoolsUnderTest({
    isManager: () => {
      throw new Error('Secret detail');
    },
  });
  const response = await fetch(faulty.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.DescribeUserPool' },
    body: '{}',
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"__type":"InternalErrorException","message":"Something went wrong"}');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Secret detail'));
  warn.mockRestore();
  await faulty.close();
});
