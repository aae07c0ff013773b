import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, ada, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { openPage } from '../../../../support/pages/open-page.tsx';

it('the outfits of people one follows have a tab of their own, which is read when it is opened', async () => {
  const api = startFakeApi({
    cards: [
      aCard({ title: 'Bob in Brown', userId: bob.userId }),
      aCard({ title: 'A stranger’s', userId: crypto.randomUUID() }),
    ],
    following: new Set([bob.userId]),
  });
  const { user } = await openPage('/community', { as: ada });
  const tab = await screen.findByRole('tab', { name: 'Following' });
  expect(api.requestsOf('community.listFollowedFeed')).toEqual([]);
  await user.click(tab);
  const list = within(await screen.findByRole('list', { name: 'Outfits of people you follow' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Bob in Brown']);
});

it('somebody who follows nobody is led to For You', async () => {
  startFakeApi();
  const { user } = await openPage('/community?tab=following', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Find people in For You' }));
  expect(screen.getByRole('tab', { name: 'For You' }).ariaSelected).toBe('true');
  expect(location.search).toBe('');
});
