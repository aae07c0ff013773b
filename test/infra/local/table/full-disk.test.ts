import { expect, test, vi } from 'vitest';
import { isFullDisk } from '#infra/local/full-disk';
import { stopAtFailedWrite } from '#infra/local/table/store';

/** What LevelDB throws on a full disk. */
const full = Object.assign(new Error('IO error: /data/000003.log: No space left on device'), {
  code: 'LEVEL_IO_ERROR',
});

test('a full disk is known by the text of LevelDB, also as a cause', () => {
  expect(isFullDisk(full)).toBe(true);
  expect(isFullDisk(new Error('The write failed', { cause: full }))).toBe(true);
  expect(isFullDisk(new Error('IO error: Permission denied'))).toBe(false);
});

test('after a write that the disk has torn, none is confirmed that LevelDB would lose', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const batch = vi
    .fn(async () => undefined)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(full);
  const db = { batch };
  stopAtFailedWrite(db);
  await db.batch();
  await expect(db.batch()).rejects.toBe(full);
  await expect(db.batch()).rejects.toBe(full);
  expect(batch).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});
