import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../../../support/made-up.ts';
import { openOutfits } from '../../../support/outfits-page.tsx';

async function open(change: Partial<Outfit> = {}) {
  const { user } = await openOutfits({ outfits: [anOutfit(change)] });
  const opener = (await screen.findByRole('heading', { name: 'Quiet Navy' })).closest(
    'button',
  ) as HTMLElement;
  await user.click(opener);
  return { user, opener, modal: screen.getByRole('dialog', { name: 'Quiet Navy' }) };
}
const part = (modal: HTMLElement, title: string) =>
  within(modal).getByRole('heading', { name: title }).closest('section')?.textContent;

describe('the outfit in full', () => {
  it('shows when it was made, what for, and in what words it was asked for', async () => {
    const { modal } = await open({ createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString() });
    within(modal).getByText('3h ago · Mood: professional · meeting');
    expect(part(modal, 'You asked for')).toContain('“office day”');
  });

  it('shows the description', async () => {
    const { modal } = await open();
    within(modal).getByText('White shirt and navy trousers.');
  });

  it('shows as the stylist’s take the reasoning with the style notes', async () => {
    const { modal } = await open();
    expect(part(modal, 'AI stylist take')).toBe('AI stylist takeNavy carries it. Roll the sleeves once.');
  });

  it('shows every piece with its photo, its name and why it was chosen', async () => {
    const { modal } = await open();
    const pieces = within(within(modal).getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(pieces.map(({ textContent }) => textContent)).toEqual([
      'white shirtThe shirt holds it together.',
      'navy trousersThe trousers holds it together.',
    ]);
    await waitFor(() => within(pieces[1] as HTMLElement).getByRole('img', { name: 'navy trousers' }));
  });

  it('gives the focus back to what opened it', async () => {
    const { user, opener } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
