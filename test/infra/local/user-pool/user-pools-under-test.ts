import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { serveOnLoopback } from '#infra/local/loopback';
import { openUserPools, type UserPools, type UserPoolsOptions } from '#infra/local/user-pool/user-pool';

type Wanted = Parameters<UserPools['ensureUserPool']>[0];
type Mail = Parameters<UserPoolsOptions['deliver']>[0];

/** A trigger's event as far as the tests look into it. */
export type TriggerEvent = {
  userName: string;
  triggerSource: string;
  callerContext: { clientId: string };
  request: Record<string, unknown> & { userAttributes: Record<string, string> };
  response: Record<string, unknown>;
};
type TriggerFunctions = Readonly<Record<string, (event: TriggerEvent) => unknown>>;

export const password = 'correct horse 1';
export const ClientId = 'browser';
export const UserPoolId = 'us-east-1_wardrobe';

const allFlows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] as const;

export type UserPoolsUnderTest = Awaited<ReturnType<typeof userPoolsUnderTest>>;

/**
 * User pools of their own on loopback, with one pool and one client.
 * The pool calls the functions of `triggers`, each under the name of its trigger.
 */
export async function userPoolsUnderTest(
  wanted: {
    pool?: Partial<Wanted['pool']>;
    client?: Partial<Wanted['client']>;
    triggers?: TriggerFunctions;
    isManager?: UserPoolsOptions['isManager'];
    /** Kept when given, otherwise a new one that is removed at the end. */
    folder?: string;
  } = {},
) {
  const { triggers = {}, isManager = () => true } = wanted;
  const folder = wanted.folder ?? (await mkdtemp(join(tmpdir(), 'wardrobe-user-pool-')));
  const mails: Mail[] = [];
  let now = Date.now();

  const pools = await openUserPools({
    folder,
    issuerBase: 'https://identity.example',
    deliver: async (mail) => void mails.push(mail),
    invokeTrigger: async (name, event) => triggers[name]?.(event as TriggerEvent),
    isManager,
    now: () => now,
  });
  const LambdaConfig = Object.fromEntries(Object.keys(triggers).map((name) => [name, name]));
  await pools.ensureUserPool({
    poolId: UserPoolId,
    clientId: ClientId,
    pool: { PoolName: 'wardrobe', Policies: { PasswordPolicy: {} }, LambdaConfig, ...wanted.pool },
    client: { ClientName: 'browser', ExplicitAuthFlows: [...allFlows], ...wanted.client },
  });
  const service = await serveOnLoopback(pools.handle);
  const cognito = new CognitoIdentityProviderClient({ endpoint: service.url, maxAttempts: 1 });

  const lastMail = (to: string) => {
    const mail = mails.findLast((candidate) => candidate.to === to);
    if (!mail) throw new Error(`No mail was sent to ${to}.`);
    return mail;
  };
  const lastCode = (to: string) => lastMail(to).code ?? '';

  const signUp = (Username: string, UserAttributes: Record<string, string> = {}) =>
    cognito.send(
      new SignUpCommand({
        ClientId,
        Username,
        Password: password,
        UserAttributes: Object.entries(UserAttributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  const confirm = (Username: string, ConfirmationCode = lastCode(Username)) =>
    cognito.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));

  return {
    pools,
    url: service.url,
    cognito,
    folder,
    mails,
    lastMail,
    lastCode,
    signUp,
    confirm,
    /** Lets time pass for the pools alone. */
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Makes a confirmed user and returns the address. */
    async makeUser(email = newAddress(), attributes?: Record<string, string>) {
      await signUp(email, attributes);
      await confirm(email);
      return email;
    },
    signIn: (email: string, secret = password) => signInWith(cognito, email, secret),
    async close() {
      cognito.destroy();
      await service.close();
      if (!wanted.folder) await rm(folder, { recursive: true });
    },
  };
}

/** The tokens of a sign-in by password. */
export async function signInWith(cognito: CognitoIdentityProviderClient, email: string, secret: string) {
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: secret },
    }),
  );
  return tokensOf(AuthenticationResult);
}

export function tokensOf(result: AuthenticationResultType | undefined) {
  const { AccessToken = '', IdToken = '', RefreshToken = '', ExpiresIn = 0 } = result ?? {};
  return { AccessToken, IdToken, RefreshToken, ExpiresIn };
}

let people = 0;
export const newAddress = () => `person-${++people}@example.com`;
