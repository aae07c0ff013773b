import { expect, it } from 'vitest';
import { batchGet } from '#functions/platform/batch-get';

it('asks again for the part of a batch that was left undone', async () => {
  const asked: number[][] = [];
  const rows = await batchGet(
    async (keys: number[]) => {
      asked.push(keys);
      return { data: keys.slice(0, 2), unprocessed: keys.slice(2) };
    },
    [1, 2, 3, 4, 5],
  );
  expect(rows).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]]);
});

it('fails rather than leave rows out', async () => {
  const busy = batchGet(async (keys: number[]) => ({ data: [] as number[], unprocessed: keys }), [1]);
  await expect(busy).rejects.toThrow('busy');
});

it('asks for nothing when there is nothing to read', async () => {
  expect(await batchGet(() => Promise.reject(new Error('asked')), [])).toEqual([]);
});
