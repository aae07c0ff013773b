import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ClientId, UserPoolId, type UserPoolsUnderTest } from './user-pools-under-test.ts';

/** Points the library of the browser at the pools; what it would keep in the browser is kept in memory. */
export function useAmplifyWith({ url }: UserPoolsUnderTest): void {
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
