import { afterAll, describe, expect, test } from 'vitest';
import { newAddress, userPoolUnderTest } from './user-pool-under-test.ts';

const second = 1000;
const minute = 60 * second;
const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const exceeded = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const wrongCode = { name: 'CodeMismatchException' };
const limited = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

async function failFiveTimes(call: () => Promise<unknown>, refusal: object) {
  for (let failure = 1; failure <= 5; failure++) await expect(call()).rejects.toMatchObject(refusal);
}

describe('after five wrong passwords in a row', () => {
  const lockOut = async () => {
    const email = await pool.makeUser();
    await failFiveTimes(() => pool.signIn(email, 'wrong'), incorrect);
    return email;
  };

  test('the right one is refused for a second, and twice as long after every further wrong one', async () => {
    const email = await lockOut();
    await expect(pool.signIn(email)).rejects.toMatchObject(exceeded);
    await expect(pool.signIn(await pool.makeUser())).resolves.toBeDefined();
    pool.advance(second);
    await expect(pool.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
    pool.advance(2 * second - 1);
    await expect(pool.signIn(email)).rejects.toMatchObject(exceeded);
    pool.advance(1);
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  test('a lock lasts a quarter of an hour at most', async () => {
    const email = await lockOut();
    for (let failure = 6; failure <= 20; failure++) {
      pool.advance(15 * minute - second);
      await pool.signIn(email, 'wrong').catch(() => undefined);
    }
    pool.advance(15 * minute);
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  test('the attempts are forgotten a quarter of an hour later', async () => {
    const email = await lockOut();
    pool.advance(second + 15 * minute);
    await failFiveTimes(() => pool.signIn(email, 'wrong'), incorrect);
  });
});

test('a right password in between forgets the wrong ones', async () => {
  const email = await pool.makeUser();
  for (let failure = 1; failure <= 4; failure++)
    await expect(pool.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
  await pool.signIn(email);
  await failFiveTimes(() => pool.signIn(email, 'wrong'), incorrect);
});

test('wrong passwords sent at the same time count one by one', async () => {
  const email = await pool.makeUser();
  const attempts = Array.from({ length: 20 }, () => pool.signIn(email, 'wrong').catch(String));
  const refusals = await Promise.all(attempts);
  expect(refusals.filter((refusal) => refusal.toString().includes('Incorrect'))).toHaveLength(5);
});

describe('after five wrong codes in a row', () => {
  test('the right code of a sign-up is refused, until a quarter of an hour has passed', async () => {
    const email = newAddress();
    await pool.signUp(email);
    for (let lock = 0; lock < 2; lock++) {
      await failFiveTimes(() => pool.confirm(email, 'wrong'), wrongCode);
      await expect(pool.confirm(email)).rejects.toMatchObject(limited);
      pool.advance(15 * minute - 1);
      await expect(pool.confirm(email)).rejects.toMatchObject(limited);
      pool.advance(1);
    }
    await expect(pool.confirm(email)).resolves.toBeDefined();
  });

  test('a new code does not lift the lock', async () => {
    const email = await pool.makeUser();
    await pool.forget(email);
    await failFiveTimes(() => pool.reset(email, 'battery staple 2', 'wrong'), wrongCode);
    await pool.forget(email);
    await expect(pool.reset(email, 'battery staple 2')).rejects.toMatchObject(limited);
  });
});
