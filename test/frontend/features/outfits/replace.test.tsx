import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { anItem, items } from '../../../support/examples/made-up.ts';
import type { FakeApi } from '../../../support/fake/api.ts';
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
const red = anItem({ color: 'red' });
const green = anItem({ color: 'green' });

async function open(
  clothes: ClothingItem[] = [red, green],
  prepare: (api: FakeApi) => void = () => undefined,
) {
  const page = await openOutfit({}, { clothes });
  prepare(page.api);
  await page.user.click(opener());
  return page;
}

describe('the replace dialog', () => {
  it('is opened by an icon at every item of the outfit, which has a name and no text', async () => {
    await openOutfit();
    const buttons = modalOf().getAllByRole('button', { name: /^Replace/ });
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Replace the white shirt',
      'Replace the navy trousers',
    ]);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['', '']);
  });

  it('offers six other items at most', async () => {
    await open(items(9));
    expect(await alternatives()).toHaveLength(6);
  });

  it('replaces nothing until an item is picked', async () => {
    const { api, user, outfit } = await open();
    const [first, second] = await alternatives();
    expect(confirm().disabled).toBe(true);
    await user.click(first as HTMLElement);
    expect(confirm().disabled).toBe(false);
    await user.click(second as HTMLElement);
    expect([first?.ariaPressed, second?.ariaPressed]).toEqual(['false', 'true']);
    await user.click(confirm());
    await findToast('Item replaced!');
    expect(api.requestsOf('outfits.replaceItem')).toMatchObject([
      {
        params: { outfitId: outfit.id, itemId: outfit.recommendedClothes[0] },
        body: { replacementId: green.id },
      },
    ]);
  });

  it('replaces once when it is double-clicked', async () => {
    const { api, user } = await open();
    await user.click((await alternatives())[0] as HTMLElement);
    const letGo = api.hold('outfits.replaceItem');
    await user.dblClick(confirm());
    letGo();
    await findToast('Item replaced!');
    expect(api.requestsOf('outfits.replaceItem')).toHaveLength(1);
  });

  it('shows the outfit with the new item, and again after a reload', async () => {
    const { user, reopen } = await open();
    await user.click((await alternatives())[0] as HTMLElement);
    await user.click(confirm());
    await screen.findByText('red shirt');
    expect(screen.queryByText('white shirt')).toBeNull();
    await reopen();
    await screen.findByText('red shirt');
  });

  it('keeps the focus within the outfit, although its opener is gone', async () => {
    const { user } = await open();
    await user.click((await alternatives())[0] as HTMLElement);
    await user.click(confirm());
    const modal = await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await screen.findByText('red shirt');
    await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
    await leave(user);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there is no alternative as information, not as an error', async () => {
    await open([anItem({ category: 'jeans' })]);
    const notice = await dialog().findByText('No alternatives found');
    expect(notice.closest('[role=status]')?.textContent).toContain(
      'Upload more shirt items to see alternatives',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(confirm().disabled).toBe(true);
  });

  it('says so when the alternatives cannot be loaded', async () => {
    await open([red], (api) => api.fail('outfits.listAlternatives', 'request.invalid'));
    expect((await dialog().findByRole('alert')).textContent).toBe('Failed to load alternative items');
  });

  it('says so when the replacement fails, and keeps what was picked', async () => {
    const { api, user } = await open();
    api.fail('outfits.replaceItem', 'internal');
    await user.click((await alternatives())[0] as HTMLElement);
    await user.click(confirm());
    expect((await findToast('Error')).textContent).toContain('Failed to replace item');
    expect((await alternatives())[0]?.ariaPressed).toBe('true');
    expect(confirm().disabled).toBe(false);
  });

  it('closes alone on Escape, and the focus is back where it came from', async () => {
    const { user } = await open();
    await alternatives();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('works with a keyboard alone', async () => {
    const { api, user } = await open();
    const [first] = await alternatives();
    const tabTo = async (target: HTMLElement) => {
      for (let press = 0; document.activeElement !== target && press < 10; press++) await user.tab();
    };
    await tabTo(first as HTMLElement);
    await user.keyboard(' ');
    await tabTo(confirm());
    await user.keyboard('{Enter}');
    await findToast('Item replaced!');
    expect(api.requestsOf('outfits.replaceItem')).toHaveLength(1);
  });
});
