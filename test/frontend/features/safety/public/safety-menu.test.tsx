import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '#frontend/app/query-provider.tsx';
import { SafetyMenu } from '#frontend/features/safety/public/safety-menu.tsx';
import { ada, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { fakeScreen } from '../../../../support/fake/screen.ts';
import { beginSession } from '../../../../support/fake/user-pool.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { chooseMore } from '../../../../support/pages/outfits-page.tsx';

const thing = { kind: 'outfit', outfitId: '01900000-0000-7000-8000-000000000001' } as const;

/** Shows the menu of an outfit of Bob's. `choose` opens the dialog of one of its entries. */
function open() {
  fakeScreen();
  const api = startFakeApi();
  beginSession(ada);
  const onHidden = vi.fn();
  render(
    <QueryProvider userId={ada.userId}>
      <SafetyMenu
        thing={thing}
        person={{ userId: bob.userId, displayName: 'Bob', avatarUrl: null }}
        onHidden={onHidden}
      />
    </QueryProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const choose = async (entry: string) => {
    await chooseMore(user, entry);
    return within(await screen.findByRole(entry === 'Report' ? 'dialog' : 'alertdialog'));
  };
  return { api, user, onHidden, choose };
}
const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

it('a report is sent once with its reason and what was typed, and hides the thing, unless it fails', async () => {
  const { api, user, onHidden, choose } = open();
  await choose('Report');
  await user.keyboard('{Escape}');
  await closed();
  const dialog = await choose('Report');
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Report' });
  expect(send.ariaDisabled).toBe('true');
  await user.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await user.type(dialog.getByLabelText('More about it (optional)'), 'A shop');
  const resumesAt = new Date(Date.now() + 3_600_000).toISOString();
  api.failOnce('safety.report', 'limit.reached', { counted: 'reports', limit: 20, resumesAt });
  await user.click(send);
  expect((await findToast('Error')).textContent).toMatch(/You have sent 20 reports today\. It goes on/);
  expect(onHidden).not.toHaveBeenCalled();
  const letGo = api.hold('safety.report');
  await user.dblClick(send);
  letGo();
  await findToast('Reported');
  await closed();
  expect(api.world.reports).toEqual([{ thing, reason: 'spam', text: 'A shop' }]);
  expect(onHidden).toHaveBeenCalledOnce();
});

it('a block says what it does before it is done, is cancelled, or hides nothing when it fails', async () => {
  const { api, user, onHidden, choose } = open();
  const answer = async (name: string) =>
    user.click((await choose('Block Bob')).getByRole('button', { name }));
  await answer('Cancel');
  await closed();
  expect(api.requestsOf('safety.blockUser')).toEqual([]);
  api.failOnce('safety.blockUser', 'internal');
  await answer('Block');
  await findToast('Something went wrong on our side. Please try again.');
  await closed();
  expect(onHidden).not.toHaveBeenCalled();
  const dialog = await choose('Block Bob');
  dialog.getByText(/^Neither of you sees the other’s outfits, comments, messages or profile/);
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await findToast('Blocked');
  await closed();
  expect([...api.world.blocked]).toEqual([bob.userId]);
  expect(onHidden).toHaveBeenCalledOnce();
});
