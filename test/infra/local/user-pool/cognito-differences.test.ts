import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolUnderTest,
  userPoolUnderTest,
} from './user-pool-under-test.ts';

/*
 * The known and possible differences between the local user pool and Amazon Cognito. Cognito's behavior is taken from
 * its developer guide and API reference: "Quotas", "Adding user pool password requirements", "Authentication flow"
 * (lockout), "SignUp", "ConfirmForgotPassword". The local pool must accept everything that Cognito accepts; otherwise
 * people would be refused only on a developer's machine. Where the local pool accepts more, it is listed here.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

type Row = {
  what: string;
  /** What Cognito does, according to its documentation. */
  cognito: string;
  act: (pool: UserPoolUnderTest) => Promise<unknown>;
};
const taken = (secret: string) => () => pool.signUp(newAddress(), {}, secret);
const withAddress = (address: string) => () => pool.signUp(address);
const wrong = (call: () => Promise<unknown>, times: number) => async () => {
  for (let time = 0; time < times; time++) await call().catch(() => undefined);
};
/** An address of this form that has never been used. `*` is replaced by a unique name. */
const unused = (form: string) => form.replace('*', newAddress().split('@')[0] ?? '');

/** Cognito accepts these, so the local pool must accept them too. */
const notStricter: Row[] = [
  { what: 'a password of 8 characters of one kind', cognito: 'as the stack sets it', act: taken('aaaaaaaa') },
  { what: 'a password of 256 characters', cognito: 'up to 256', act: taken('a'.repeat(256)) },
  {
    what: 'a password with spaces inside',
    cognito: 'refuses them at the ends alone',
    act: taken('a b  c d e'),
  },
  { what: 'a password of other alphabets', cognito: 'any characters', act: taken('пароль12 密码密码') },
  { what: 'an address with a plus', cognito: 'takes it', act: withAddress(unused('*+tag@example.com')) },
  {
    what: 'an address with rare signs',
    cognito: 'RFC 5322',
    act: withAddress(unused("o'n&m!#$%*@example.com")),
  },
  {
    what: 'an address of other letters',
    cognito: 'letters of any language',
    act: withAddress(unused('ü*@exämple.com')),
  },
  {
    what: 'an address of a new domain',
    cognito: 'takes it',
    act: withAddress(unused('*@xn--e1afmkfd.xn--p1ai')),
  },
  {
    what: 'another case of an address',
    cognito: 'user names are not case-sensitive, as the stack sets it',
    act: async () => pool.signIn((await pool.makeUser()).toUpperCase()),
  },
  {
    what: 'the code of a sign-up, almost a day later',
    cognito: 'valid for 24 hours',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      pool.advance(day - second);
      await pool.confirm(email);
    },
  },
  {
    what: 'the code of a forgotten password, almost an hour later',
    cognito: 'valid for an hour',
    act: async () => {
      const email = await pool.makeUser();
      await pool.forget(email);
      pool.advance(hour - second);
      await pool.reset(email, 'another password');
    },
  },
  {
    what: 'the answer to a challenge, almost three minutes later',
    cognito: 'valid for three minutes',
    act: async () => {
      const email = await pool.makeUser();
      const { Session: _, ...challenge } = await pool.challenge(email);
      pool.advance(3 * minute - second);
      // A wrong proof is refused like a wrong password, and not like an expired session.
      await expect(
        pool.answer({
          PASSWORD_CLAIM_SECRET_BLOCK: challenge.ChallengeParameters?.['SECRET_BLOCK'] ?? '',
          PASSWORD_CLAIM_SIGNATURE: 'x',
          TIMESTAMP: 'x',
        }),
      ).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    },
  },
  {
    what: 'the right password after four wrong ones',
    cognito: 'locks from the fifth on',
    act: async () => {
      const email = await pool.makeUser();
      await wrong(() => pool.signIn(email, 'wrong'), 4)();
      await pool.signIn(email);
    },
  },
  {
    what: 'the right password a second after five wrong ones',
    cognito: 'locks for a second, and twice as long after each further one',
    act: async () => {
      const email = await pool.makeUser();
      await wrong(() => pool.signIn(email, 'wrong'), 5)();
      pool.advance(second);
      await pool.signIn(email);
    },
  },
  {
    what: 'the right password a quarter of an hour after any number of wrong ones',
    cognito: 'locks for about 15 minutes at most',
    act: async () => {
      const email = await pool.makeUser();
      for (let time = 0; time < 15; time++) {
        await wrong(() => pool.signIn(email, 'wrong'), 1)();
        pool.advance(2 ** time * second);
      }
      pool.advance(15 * minute);
      await pool.signIn(email);
    },
  },
  {
    what: 'the right code after four wrong ones',
    cognito: '5 to 20 attempts an hour, by risk',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      await wrong(() => pool.confirm(email, '000000x'), 4)();
      await pool.confirm(email);
    },
  },
  {
    what: 'twenty codes in an hour, the last one right',
    cognito: '5 to 20 attempts an hour, by risk',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      for (let time = 1; time < 20; time++) {
        await wrong(() => pool.confirm(email, '000000x'), 1)();
        if (time % 5 === 0) pool.advance(15 * minute);
      }
      await pool.confirm(email);
    },
  },
  {
    what: 'a new session thirty days long',
    cognito: 'as the stack sets it',
    act: async () => {
      const email = await pool.makeUser();
      expect((await pool.signIn(email)).RefreshToken).toEqual(expect.any(String));
    },
  },
];

/** Cognito refuses these, or may refuse them. The local pool accepts them. */
const looser: Row[] = [
  {
    what: 'thirty mails to one address in a moment',
    cognito: 'LimitExceededException; 50 mails a day without SES',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      for (let time = 0; time < 30; time++)
        await pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    },
  },
  {
    what: 'a hundred sign-ups at once',
    cognito: 'TooManyRequestsException above 50 a second',
    act: () => Promise.all(Array.from({ length: 100 }, () => pool.signUp(newAddress()))),
  },
  {
    what: 'another code for a confirmed address',
    cognito: 'InvalidParameterException, which an unknown address gets in every other case',
    act: async () => {
      const Username = await pool.makeUser();
      await pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
    },
  },
  {
    what: 'a user name of more than 128 characters',
    cognito: 'InvalidParameterException',
    act: withAddress(`${newAddress().split('@')[0]}@${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`),
  },
  {
    what: 'a line break within a password',
    cognito: 'InvalidParameterException, by its pattern',
    act: taken('two\nlines of it'),
  },
  {
    what: 'a forgotten password before the address is confirmed',
    cognito: 'InvalidParameterException where user names may be told',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      await pool.forget(email);
    },
  },
];

/** Both pools refuse these, with the same error name. */
const alike: (Row & { name: string })[] = [
  {
    what: 'a password of 7 characters',
    name: 'InvalidPasswordException',
    cognito: '',
    act: taken('aaaaaaa'),
  },
  {
    what: 'a password of 257 characters',
    name: 'InvalidParameterException',
    cognito: '',
    act: taken('a'.repeat(257)),
  },
  {
    what: 'a space at the end of a password',
    name: 'InvalidParameterException',
    cognito: '',
    act: taken('12345678 '),
  },
  {
    what: 'a name that is no address',
    name: 'InvalidParameterException',
    cognito: '',
    act: withAddress('ada'),
  },
  {
    what: 'an address that is taken',
    name: 'UsernameExistsException',
    cognito: '',
    act: async () => pool.signUp(await pool.makeUser()),
  },
  {
    what: 'a sign-in before the address is confirmed',
    name: 'UserNotConfirmedException',
    cognito: '',
    act: async () => {
      const email = newAddress();
      await pool.signUp(email);
      await pool.signIn(email);
    },
  },
  {
    what: 'a sign-in with a password that is sent',
    name: 'InvalidParameterException',
    cognito: 'the flow is not enabled for the client',
    act: () =>
      new CognitoIdentityProviderClient({ endpoint: pool.url, maxAttempts: 1 }).send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: newAddress(), PASSWORD: password },
        }),
      ),
  },
];

describe('the local user pool', () => {
  test.each(notStricter)('lets $what pass, as Cognito does ($cognito)', async ({ act }) => {
    await expect(act(pool).then(() => 'passed')).resolves.toBe('passed');
  });

  test.each(looser)('is looser: $what passes (Cognito: $cognito)', async ({ act }) => {
    await expect(act(pool).then(() => 'passed')).resolves.toBe('passed');
  });

  test.each(alike)('refuses $what under Cognito’s name, $name', async ({ act, name }) => {
    await expect(act(pool)).rejects.toMatchObject({ name });
  });
});
