import * as z from 'zod';

const second = 1000;
const minute = 60 * second;
const milliseconds = { seconds: second, minutes: minute, hours: 60 * minute, days: 24 * 60 * minute };

const Unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const Validity = z.int().positive();
const FunctionName = z.string().min(1).optional();
const AuthFlow = z.enum([
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
  'ALLOW_CUSTOM_AUTH',
]);

/** What a password must have; without a policy all of it is required, as in AWS. */
const PasswordPolicy = z.object({
  MinimumLength: z.int().min(6).max(99).default(8),
  RequireUppercase: z.boolean().default(false),
  RequireLowercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
});

const strictestPolicy: z.infer<typeof PasswordPolicy> = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

/** The input of CreateUserPool; an e-mail address is the user name in every pool. */
export const PoolSettings = z.object({
  PoolName: z.string().min(1).max(128),
  UsernameAttributes: z.array(z.literal('email')).optional(),
  AutoVerifiedAttributes: z.array(z.literal('email')).optional(),
  Policies: z
    .object({ PasswordPolicy: PasswordPolicy.default(strictestPolicy) })
    .default({ PasswordPolicy: strictestPolicy }),
  /** A trigger that is not among these would never run here, so that asking for it is an error. */
  LambdaConfig: z
    .strictObject({
      PreSignUp: FunctionName,
      PostConfirmation: FunctionName,
      PostAuthentication: FunctionName,
      PreTokenGeneration: FunctionName,
      CustomMessage: FunctionName,
    })
    .default({}),
  /** The pool's own attributes, named without their prefix `custom:`. */
  Schema: z.array(z.object({ Name: z.string() })).default([]),
});

/** The input of CreateUserPoolClient without the pool; a client for browsers, which can keep no secret. */
export const ClientSettings = z.object({
  ClientName: z.string().min(1).max(128),
  GenerateSecret: z.literal(false).optional(),
  ExplicitAuthFlows: z
    .array(AuthFlow)
    .default(['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
  AccessTokenValidity: Validity.default(1),
  IdTokenValidity: Validity.default(1),
  RefreshTokenValidity: Validity.default(30),
  TokenValidityUnits: z
    .object({
      AccessToken: Unit.default('hours'),
      IdToken: Unit.default('hours'),
      RefreshToken: Unit.default('days'),
    })
    .prefault({}),
  /** The minutes that a sign-in may take between its first and its last call. */
  AuthSessionValidity: z.int().min(3).max(15).default(3),
  /** Where AWS defaults to LEGACY, accounts stay unrevealed here unless LEGACY is asked for. */
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('ENABLED'),
});

export type Pool = {
  readonly id: string;
  /** Milliseconds since the epoch, as every instant of pools, users and sessions is kept. */
  readonly createdAt: number;
  settings: z.infer<typeof PoolSettings>;
  groups: string[];
};

/** An application that uses a pool. */
export type AppClient = {
  readonly id: string;
  readonly poolId: string;
  settings: z.infer<typeof ClientSettings>;
};

/** How long the tokens of a client live, in milliseconds. */
export function tokenLifetimes({ settings }: AppClient) {
  const { TokenValidityUnits: units } = settings;
  return {
    access: settings.AccessTokenValidity * milliseconds[units.AccessToken],
    id: settings.IdTokenValidity * milliseconds[units.IdToken],
    refresh: settings.RefreshTokenValidity * milliseconds[units.RefreshToken],
  };
}

/** How long a client may take to answer a challenge, in milliseconds. */
export const challengeLifetime = ({ settings }: AppClient) => settings.AuthSessionValidity * minute;

export const revealsUsers = ({ settings }: AppClient) => settings.PreventUserExistenceErrors === 'LEGACY';
