import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { findToast } from '../../../support/pages/open-page.tsx';
import { leave, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

const title = 'Replace the white shirt';
const dialog = () => modalOf(title);
const alternatives = async () =>
  within(await dialog().findByRole('list', { name: 'Alternatives' })).getAllByRole<HTMLButtonElement>(
    'button',
  );
const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Replace' });
const opener = () => modalOf().getByRole('button', { name: title });

it('another piece is picked for one of an outfit, by keyboard, too, and replaces it once, also after a reload', async () => {
  const clothes = [anItem({ color: 'red' }), anItem({ color: 'green' }), ...items(7)];
  const { api, user, outfit, reopen } = await openOutfit({}, { clothes });
  const buttons = modalOf().getAllByRole('button', { name: /^Replace/ });
  expect(buttons.map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual([
    ['Replace the white shirt', ''],
    ['Replace the navy trousers', ''],
  ]);
  await user.click(opener());
  await alternatives();
  // Escape closes this dialog alone.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await user.click(opener());
  const [first, second, ...others] = await alternatives();
  expect(others).toHaveLength(4);
  expect(confirm().disabled).toBe(true);
  const tabTo = async (target: HTMLElement | undefined) => {
    for (let press = 0; document.activeElement !== target && press < 10; press++) await user.tab();
  };
  await tabTo(first);
  await user.keyboard(' ');
  expect(confirm().disabled).toBe(false);
  await tabTo(second);
  await user.keyboard(' ');
  expect([first?.ariaPressed, second?.ariaPressed]).toEqual(['false', 'true']);
  api.fail('outfits.replaceItem', 'internal');
  await tabTo(confirm());
  await user.keyboard('{Enter}');
  expect((await findToast('Error')).textContent).toContain('Failed to replace item');
  expect((await alternatives())[1]?.ariaPressed).toBe('true');
  expect(confirm().disabled).toBe(false);

  api.fail('outfits.replaceItem', null);
  const letGo = api.hold('outfits.replaceItem');
  await user.dblClick(confirm());
  letGo();
  await findToast('Item replaced!');
  expect(api.requestsOf('outfits.replaceItem').slice(1)).toMatchObject([
    {
      params: { outfitId: outfit.id, itemId: outfit.recommendedClothes[0] },
      body: { replacementId: clothes[1]?.id },
    },
  ]);
  await screen.findByText('green shirt');
  expect(screen.queryByText('white shirt')).toBeNull();
  // The opener is gone, and the focus stays within the outfit.
  const modal = screen.getByRole('dialog', { name: 'Quiet Navy' });
  await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
  await leave(user);
  await user.click(screen.getByRole('heading', { level: 3, name: 'Quiet Navy' }));
  await reopen();
  await screen.findByText('green shirt');
});

it('a piece without an alternative is told as information, and alternatives that cannot be loaded as an error', async () => {
  const { api, user } = await openOutfit({}, { clothes: [anItem({ category: 'jeans' })] });
  api.fail('outfits.listAlternatives', 'request.invalid');
  await user.click(opener());
  expect((await dialog().findByRole('alert')).textContent).toBe('Failed to load alternative items');
  await user.keyboard('{Escape}');
  api.fail('outfits.listAlternatives', null);
  await user.click(opener());
  const notice = await dialog().findByText('No alternatives found');
  expect(notice.closest('[role=status]')?.textContent).toContain(
    'Upload more shirt items to see alternatives',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(confirm().disabled).toBe(true);
});
