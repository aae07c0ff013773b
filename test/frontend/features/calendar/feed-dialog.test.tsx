import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCalendar, setClock } from '../../../support/pages/calendar-page.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('the address for calendar apps', () => {
  it('is made, shown once, and ended', async () => {
    const { press, user, api } = await openCalendar();
    await press('Subscribe in a calendar app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in a calendar app' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    const address = await dialog.findByLabelText<HTMLInputElement>('Your address');
    expect(address.value).toBe(`${location.origin}/api/calendar-feed/outfits.ics?key=ada.secret`);
    await user.click(dialog.getByRole('button', { name: 'End the address' }));
    await findToast('The address was ended');
    await dialog.findByRole('button', { name: 'Make an address' });
    expect(dialog.queryByLabelText('Your address')).toBeNull();
    expect(api.requestsOf('calendar.removeFeed')).toHaveLength(1);
  });
});
