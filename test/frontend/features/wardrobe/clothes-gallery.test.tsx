import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../support/fake-api.ts';
import { ada, anItem, bob } from '../../../support/made-up.ts';
import { openPage, settled } from '../../../support/open-page.tsx';

const open = () => openPage('/dashboard', { as: ada });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

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

  it('shows what the person owns, newest first, and nothing of anybody else', async () => {
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
    // The person comes back to the tab.
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(api.requestsOf('wardrobe.listItems')).toHaveLength(2));
    await settled();
    screen.getByRole('heading', { name: 'navy shirt' });
    expect(screen.queryByText('Failed to load clothes')).toBeNull();
  });

  it('shows a text in the place of an image that is broken', async () => {
    startFakeApi({ clothes: [anItem()] });
    await open();
    fireEvent.error(await screen.findByRole('img', { name: 'navy shirt' }));
    screen.getByText('Image unavailable');
    expect(screen.queryByRole('img', { name: 'navy shirt' })).toBeNull();
  });

  it('shows a text in the place of an image that may not be seen', async () => {
    startFakeApi({ clothes: [anItem({ imageUrl: `${bob.userId}/1_photo.jpg` })] });
    await open();
    await screen.findByText('Image unavailable');
  });
});
