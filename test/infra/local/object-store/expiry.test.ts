import { expect, test } from 'vitest';
import { movableClock, startObjectStore } from './start-object-store.ts';

/** In seconds. It is less than 15 minutes, the most by which the clocks of client and store may differ. */
const allowed = 10 * 60;

test('an object that is older than allowed is deleted with its bytes, and a younger one stays', async () => {
  const clock = movableClock();
  const { put, keys, files, expire, stop, folder } = await startObjectStore({ now: clock.now });
  await put('ada/1_abandoned.jpg', 'linen');
  clock.advance(allowed / 2);
  await put('ada/2_recent.jpg', 'wool');
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['ada/1_abandoned.jpg', 'ada/2_recent.jpg']);

  clock.advance(allowed / 2 + 1);
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['ada/2_recent.jpg']);
  expect((await files()).bodies).toHaveLength(1);

  await stop();
  const reopened = await startObjectStore({ folder, now: clock.now });
  expect(await reopened.keys()).toEqual(['ada/2_recent.jpg']);
});

test('the age of an object counts from its last put', async () => {
  const clock = movableClock();
  const { put, keys, expire } = await startObjectStore({ now: clock.now });
  await put('ada/1_shirt.jpg', 'linen');
  clock.advance(allowed - 1);
  await put('ada/1_shirt.jpg', 'wool');
  clock.advance(2);
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['ada/1_shirt.jpg']);
});
