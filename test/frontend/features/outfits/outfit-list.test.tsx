import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOutfit, bob } from '../../../support/examples/made-up.ts';
import { openOtherTab } from '../../../support/fake/other-tab.ts';
import { settled } from '../../../support/pages/open-page.tsx';
import { openOutfits, outfitTitles } from '../../../support/pages/outfits-page.tsx';

describe('My Outfits', () => {
  it('says so when there are none', async () => {
    await openOutfits();
    await screen.findByText('No outfits generated yet. Create your first outfit!');
  });

  it('shows that it is loading until the outfits have come', async () => {
    const { letGo } = await openOutfits({ outfits: [anOutfit()] }, { held: true });
    await screen.findByRole('status', { name: 'Loading outfits' });
    letGo();
    await screen.findByRole('heading', { name: 'Quiet Navy' });
    expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  });

  it('shows the person’s own outfits, newest first', async () => {
    await openOutfits({
      outfits: [
        anOutfit({ title: 'Older' }),
        anOutfit({ title: 'A stranger’s', userId: bob.userId }),
        anOutfit({ title: 'Newer' }),
      ],
    });
    await waitFor(() => expect(outfitTitles()).toEqual(['Newer', 'Older']));
  });

  it('shows the piece that a title speaks of', async () => {
    const colors = ['white', 'black', 'gray', 'navy', 'red'];
    const outfit = anOutfit({ title: 'A Touch of Red' });
    const [first] = outfit.aiAnalysis.outfitVisualization.items;
    const items = colors.map((color) => ({
      ...(first as NonNullable<typeof first>),
      itemId: crypto.randomUUID(),
      color,
      imageUrl: `${outfit.userId}/1_${color}.jpg`,
    }));
    outfit.aiAnalysis.outfitVisualization.items = items;
    await openOutfits({ outfits: [outfit] });
    const card = (await screen.findByRole('heading', { name: outfit.title })).closest('button');
    await waitFor(() => expect(card?.querySelectorAll('img')).toHaveLength(4));
    expect(card?.querySelector('img[src*="_red.jpg"]')).not.toBeNull();
  });

  it('says so when they cannot be loaded, and loads them when asked again', async () => {
    const { api, user } = await openOutfits({ outfits: [anOutfit()] }, { failing: true });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Failed to load outfits');
    api.fail('outfits.listOutfits', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Quiet Navy' });
  });
});

describe('two tabs', () => {
  it('show in one what was made or deleted in the other', async () => {
    const { api } = await openOutfits({ outfits: [anOutfit()] });
    await screen.findByRole('heading', { name: 'Quiet Navy' });
    api.world.outfits = [anOutfit({ title: 'Made elsewhere' })];
    openOtherTab().change(['outfits']);
    await waitFor(() => expect(outfitTitles()).toEqual(['Made elsewhere']));
  });

  it('tell each other of a change, for which the first does not read its list again', async () => {
    const { api, user } = await openOutfits({ outfits: [anOutfit()] });
    const { heard } = openOtherTab();
    await user.click(await screen.findByRole('switch', { name: 'Public: Quiet Navy' }));
    await waitFor(() => expect(heard).toEqual([['calendar'], ['outfits']]));
    await settled();
    expect(api.requestsOf('outfits.listOutfits')).toHaveLength(1);
  });
});

describe('more outfits than fit on a page', () => {
  const many = Array.from({ length: 60 }, (_, index) => anOutfit({ title: `No. ${index + 1}` }));
  const titles = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `No. ${from - index}`);

  it('come a page at a time, as long as there are more', async () => {
    const { user } = await openOutfits({ outfits: many });
    await waitFor(() => expect(outfitTitles()).toEqual(titles(60, 37)));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(outfitTitles()).toEqual(titles(60, 13)));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(outfitTitles()).toEqual(titles(60, 1)));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('stay when the next page cannot be loaded, which can be tried again', async () => {
    const { api, user } = await openOutfits({ outfits: many });
    await waitFor(() => expect(outfitTitles()).toHaveLength(24));
    api.fail('outfits.listOutfits', 'request.invalid');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const notice = within(await screen.findByRole('alert'));
    expect(outfitTitles()).toEqual(titles(60, 37));
    api.fail('outfits.listOutfits', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(outfitTitles()).toEqual(titles(60, 13)));
  });
});
