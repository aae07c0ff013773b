import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ClientId, UserPoolId, type UserPoolUnderTest } from './user-pool-under-test.ts';

/** Points Amplify at a pool; its storage, which is the browser's, is replaced by memory. */
export function useAmplifyWith({ url }: UserPoolUnderTest): void {
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: UserPoolId,
        userPoolClientId: ClientId,
        userPoolEndpoint: url,
        loginWith: { email: true },
      },
    },
  });
}
