import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '#frontend/app/query-provider.tsx';
import { SafetyMenu } from '#frontend/data/safety/safety-menu.tsx';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { fakeScreen } from '../../../support/fake/screen.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';
import { findToast } from '../../../support/pages/open-page.tsx';
import { chooseMore } from '../../../support/pages/outfit-modal.tsx';

const thing = { kind: 'outfit', outfitId: '01900000-0000-7000-8000-000000000001' } as const;

/** Opens the menu of an outfit of Bob's and chooses one of its entries. */
async function choose(entry: string) {
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
  await chooseMore(user, entry);
  const role = entry === 'Report' ? 'dialog' : 'alertdialog';
  return { api, user, onHidden, dialog: within(await screen.findByRole(role)) };
}
const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

describe('a report', () => {
  it('is sent with its reason and what was typed, and hides the thing', async () => {
    const { api, user, onHidden, dialog } = await choose('Report');
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Report' });
    expect(send.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await user.type(dialog.getByLabelText('More about it (optional)'), 'A shop');
    await user.click(send);
    await findToast('Reported');
    await closed();
    expect(api.world.reports).toEqual([{ thing, reason: 'spam', text: 'A shop' }]);
    expect(onHidden).toHaveBeenCalledOnce();
  });

  it('that fails stays as it was typed, and can be sent again', async () => {
    const { api, user, onHidden, dialog } = await choose('Report');
    api.fail('safety.report', 'limit.reached', {
      counted: 'reports',
      limit: 20,
      resumesAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await user.click(dialog.getByRole('radio', { name: 'Hate' }));
    await user.type(dialog.getByLabelText('More about it (optional)'), 'Read it');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect((await findToast('Error')).textContent).toMatch(/You have sent 20 reports today\. It goes on/);
    expect(onHidden).not.toHaveBeenCalled();
    api.fail('safety.report', null);
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await closed();
    expect(api.world.reports).toEqual([{ thing, reason: 'hate', text: 'Read it' }]);
  });

  it('is sent once, however often it is clicked', async () => {
    const { api, user, dialog } = await choose('Report');
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    const letGo = api.hold('safety.report');
    await user.dblClick(dialog.getByRole('button', { name: 'Report' }));
    letGo();
    await closed();
    expect(api.requestsOf('safety.report')).toHaveLength(1);
  });

  it('is given up with Escape', async () => {
    const { api, user, onHidden } = await choose('Report');
    await user.keyboard('{Escape}');
    await closed();
    expect(api.world.reports).toEqual([]);
    expect(onHidden).not.toHaveBeenCalled();
  });
});

describe('a block', () => {
  it('says what it does before it is done', async () => {
    const { api, user, onHidden, dialog } = await choose('Block Bob');
    dialog.getByText(/^Neither of you sees the other’s outfits, comments, messages or profile/);
    expect(api.world.blocked.size).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await findToast('Blocked');
    await closed();
    expect([...api.world.blocked]).toEqual([bob.userId]);
    expect(onHidden).toHaveBeenCalledOnce();
  });

  it('that fails is told, and hides nothing', async () => {
    const { api, user, onHidden, dialog } = await choose('Block Bob');
    api.fail('safety.blockUser', 'internal');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await findToast('Something went wrong on our side. Please try again.');
    await closed();
    expect(onHidden).not.toHaveBeenCalled();
  });

  it('is not done when it is cancelled', async () => {
    const { api, user, dialog } = await choose('Block Bob');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(api.requestsOf('safety.blockUser')).toEqual([]);
  });
});
