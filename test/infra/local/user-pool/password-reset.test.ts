import { afterAll, expect, test } from 'vitest';
import { newAddress, userPoolUnderTest } from './user-pool-under-test.ts';

const hour = 60 * 60 * 1000;
const newPassword = 'battery staple 2';
const wrongCode = { name: 'CodeMismatchException' };

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

test('a forgotten password is replaced by a mailed code', async () => {
  const email = await pool.makeUser();
  expect(await pool.forget(email)).toMatchObject({
    CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
  });
  await pool.reset(email, newPassword);
  await expect(pool.signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(pool.signIn(email, newPassword)).resolves.toBeDefined();
});

test('a code sets one password', async () => {
  const email = await pool.makeUser();
  await pool.forget(email);
  await pool.reset(email, newPassword);
  await expect(pool.reset(email, newPassword)).rejects.toMatchObject(wrongCode);
});

test('a code expires after an hour', async () => {
  const email = await pool.makeUser();
  await pool.forget(email);
  pool.advance(hour);
  await expect(pool.reset(email, newPassword)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a new password that breaks the policy leaves the code valid', async () => {
  const email = await pool.makeUser();
  await pool.forget(email);
  await expect(pool.reset(email, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await expect(pool.reset(email, newPassword)).resolves.toBeDefined();
});

test('the code of a sign-up sets no password', async () => {
  const email = newAddress();
  await pool.signUp(email);
  await expect(pool.reset(email, newPassword)).rejects.toMatchObject(wrongCode);
});

test('nothing is sent to an address that nobody has confirmed', async () => {
  const email = newAddress();
  await pool.signUp(email);
  const sent = pool.mails.length;
  await expect(pool.forget(email)).resolves.toBeDefined();
  expect(pool.mails).toHaveLength(sent);
});
