import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUpdateItems, useWardrobe } from '#frontend/features/wardrobe/queries.ts';
import { api } from '#frontend/lib/api.ts';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { anItem } from '../../../support/examples/made-up.ts';

it('an edit stays, also where a read that began before it is answered after it', async () => {
  const white = anItem({ color: 'white' });
  const beige = { ...white, color: 'beige' };
  const client = new QueryClient();
  client.setQueryData(['wardrobe'], [white]);
  const late = Promise.withResolvers<{ items: ClothingItem[]; cursor: null }>();
  const lists = vi.spyOn(api.wardrobe, 'listItems');
  const reads = () => lists.mock.calls.length;
  lists.mockResolvedValueOnce({ items: [white], cursor: null });
  const { result } = renderHook(() => ({ wardrobe: useWardrobe(), update: useUpdateItems() }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const stored = Promise.withResolvers<ClothingItem[]>();
  vi.spyOn(api.wardrobe, 'updateItems').mockReturnValueOnce(stored.promise);
  const colors = () => result.current.wardrobe.data?.map(({ color }) => color);

  result.current.update.mutate({ items: [white], changes: { color: 'beige' } });
  await waitFor(() => expect(colors()).toEqual(['beige']));
  lists.mockReturnValueOnce(late.promise).mockResolvedValue({ items: [beige], cursor: null });
  const before = reads();
  void client.invalidateQueries({ queryKey: ['wardrobe'] });
  await waitFor(() => expect(reads()).toBe(before + 1));
  stored.resolve([beige]);
  await waitFor(() => expect(reads()).toBe(before + 2));
  late.resolve({ items: [white], cursor: null });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(colors()).toEqual(['beige']);
});
