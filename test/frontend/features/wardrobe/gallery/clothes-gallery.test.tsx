import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, anItem, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { heading, openPage, settled } from '../../../../support/pages/open-page.tsx';

const open = () => openPage('/dashboard', { as: ada });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('the page has a title and a tagline', async () => {
  startFakeApi();
  await open();
  await heading('My Wardrobe');
  screen.getByText('Everything you own, in one place, ready to be worn.');
  await waitFor(() => expect(document.title).toBe('My Wardrobe · Wardrobe'));
});

describe('My Clothes', () => {
  it('is empty at first, and leads to the upload', async () => {
    startFakeApi();
    const { user } = await open();
    await screen.findByText('No clothing items uploaded yet.');
    await user.click(screen.getByRole('button', { name: 'Upload your first piece' }));
    expect(screen.getByRole('tab', { name: 'Upload New' }).ariaSelected).toBe('true');
  });

  it('shows that it is loading until the clothes have come', async () => {
    const release = startFakeApi({ clothes: [anItem()] });
    const letGo = release.hold('wardrobe.listItems');
    await open();
    await screen.findByRole('status', { name: 'Loading clothes' });
    letGo();
    await screen.findByRole('heading', { name: 'navy shirt' });
    expect(screen.queryByRole('status', { name: 'Loading clothes' })).toBeNull();
  });

  it('shows the user’s items, newest first, and none of another user', async () => {
    startFakeApi({
      clothes: [
        anItem({ color: 'white' }),
        anItem({ userId: bob.userId, color: 'pink' }),
        anItem({ category: 'jeans', color: 'unknown', brand: 'Acme' }),
      ],
    });
    await open();
    await waitFor(() => expect(titles()).toEqual(['jeans', 'white shirt']));
    screen.getByText('casual · Acme');
  });

  it('says so when the clothes cannot be loaded, and loads them when asked again', async () => {
    const api = startFakeApi({ clothes: [anItem()] });
    api.fail('wardrobe.listItems', 'request.invalid');
    const { user } = await open();
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Failed to load clothes');
    api.fail('wardrobe.listItems', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'navy shirt' });
  });

  it('keeps what it shows when reading it again fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const api = startFakeApi({ clothes: [anItem()] });
    await open();
    await screen.findByRole('heading', { name: 'navy shirt' });
    api.fail('wardrobe.listItems', 'request.invalid');
    vi.setSystemTime(Date.now() + 120_000);
    // Simulates that the person returns to the tab.
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
    await settled();
    screen.getByRole('heading', { name: 'navy shirt' });
    expect(screen.queryByText('Failed to load clothes')).toBeNull();
  });

  it('is the tab that is open at first, of three', async () => {
    startFakeApi();
    await open();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent, ariaSelected }) => [textContent, ariaSelected])).toEqual([
      ['My Clothes', 'true'],
      ['Upload New', 'false'],
      ['Clip from Web', 'false'],
    ]);
  });

  it('leads from each item to its page', async () => {
    const item = anItem();
    startFakeApi({ clothes: [item] });
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'navy shirt' }));
    await heading('navy shirt');
    expect(location.pathname).toBe(`/dashboard/${item.id}`);
  });

  it('shows on each item why it cannot be worn today', async () => {
    startFakeApi({
      clothes: [
        anItem({ color: 'red', archiveReason: 'sold' }),
        anItem({ color: 'blue', isInLaundry: true }),
        anItem(),
      ],
    });
    const { user } = await open();
    await waitFor(() => expect(titles()).toEqual(['navy shirt', 'blue shirt']));
    screen.getByText('in the laundry');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('Show'), 'Archived');
    screen.getByText('sold');
  });
});
