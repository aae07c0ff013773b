import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { serveOnLoopback } from '#infra/local/loopback';
import type { Mail } from '#infra/local/outbox';
import { openUserPool } from '#infra/local/user-pool/user-pool';
import { signInWithSrp } from '../../../support/app/srp-client.ts';

/** The fields of a trigger's event that the tests use. */
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
export const issuer = 'https://identity.example/us-east-1_wardrobe';

export type UserPoolUnderTest = Awaited<ReturnType<typeof userPoolUnderTest>>;

/** A separate user pool on loopback. Its triggers run the given functions, or return their event unchanged. */
export async function userPoolUnderTest(
  wanted: {
    triggers?: TriggerFunctions;
    /** The folder with the data, which is kept. If it is missing, a temporary folder is used and removed at the end. */
    folder?: string;
  } = {},
) {
  const folder = wanted.folder ?? (await mkdtemp(join(tmpdir(), 'wardrobe-user-pool-')));
  const mails: Omit<Mail, 'at'>[] = [];
  let now = Date.now();

  const pool = await openUserPool({
    folder,
    id: UserPoolId,
    clientId: ClientId,
    issuer,
    minPasswordLength: 8,
    deliver: (mail) => void mails.push(mail),
    invoke: async (name, event) => {
      const run = wanted.triggers?.[name];
      return run ? run(event as TriggerEvent) : event;
    },
    now: () => now,
  });
  const service = await serveOnLoopback(pool.handle);
  const cognito = new CognitoIdentityProviderClient({ endpoint: service.url, maxAttempts: 1 });
  const office = await serveOnLoopback(pool.administration);
  const administration = new CognitoIdentityProviderClient({ endpoint: office.url, maxAttempts: 1 });

  const lastMail = (to: string) => {
    const mail = mails.findLast((candidate) => candidate.to === to);
    if (!mail) throw new Error(`No mail was sent to ${to}.`);
    return mail;
  };
  const lastCode = (to: string) => lastMail(to).code ?? '';

  const signUp = (Username: string, attributes: Record<string, string> = {}, Password = password) =>
    cognito.send(
      new SignUpCommand({
        ClientId,
        Username,
        Password,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  const confirm = (Username: string, ConfirmationCode = lastCode(Username)) =>
    cognito.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
  const challenge = (USERNAME: string, SRP_A = 'abcdef') =>
    cognito.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } }),
    );
  const answer = (ChallengeResponses: Record<string, string>) =>
    cognito.send(
      new RespondToAuthChallengeCommand({ ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }),
    );
  const forget = (Username: string) => cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
  const reset = (Username: string, Password: string, ConfirmationCode = lastCode(Username)) =>
    cognito.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));

  return {
    pool,
    cognito,
    /** The calls that the app's functions make, which have a separate URL. */
    administration,
    mails,
    lastMail,
    lastCode,
    signUp,
    confirm,
    /** The first call of a sign-in. */
    challenge,
    /** The second call of a sign-in. */
    answer,
    /** Requests a code that resets the password. */
    forget,
    reset,
    now: () => now,
    /** Advances the clock of the pool only. */
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Creates a confirmed user and returns the e-mail address. */
    async makeUser(email = newAddress()) {
      await signUp(email);
      await confirm(email);
      return email;
    },
    /** Signs in and returns the tokens. */
    signIn: (email: string, secret = password) =>
      signInWithSrp(cognito, { ClientId, UserPoolId, USERNAME: email, password: secret }),
    async close() {
      cognito.destroy();
      await Promise.all([service.close(), office.close()]);
      if (!wanted.folder) await rm(folder, { recursive: true });
    },
  };
}

let people = 0;
export const newAddress = () => `person-${++people}@example.com`;
