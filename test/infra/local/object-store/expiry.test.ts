import { expect, test } from 'vitest';
import { movableClock, startObjectStore } from './start-object-store.ts';

/** In seconds; of a longer time the client would notice that its clock is not the store's. */
const allowed = 10 * 60;

test('what has been in a bucket for longer than allowed goes with its bytes, and what is younger stays', async () => {
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

  // It stays away when the store is opened again.
  await stop();
  const reopened = await startObjectStore({ folder, now: clock.now });
  expect(await reopened.keys()).toEqual(['ada/2_recent.jpg']);
});

test('an object that is stored again is as young as its last bytes', async () => {
  const clock = movableClock();
  const { put, keys, expire } = await startObjectStore({ now: clock.now });
  await put('ada/1_shirt.jpg', 'linen');
  clock.advance(allowed - 1);
  await put('ada/1_shirt.jpg', 'wool');
  clock.advance(2);
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['ada/1_shirt.jpg']);
});
