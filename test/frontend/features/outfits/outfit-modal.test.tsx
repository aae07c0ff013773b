import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { heading, showApp } from '../../../support/pages/open-page.tsx';
import { chooseMore, leave, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

const part = (title: string) =>
  modalOf().getByRole('heading', { name: title }).closest('section')?.textContent;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const pieces = () => within(modalOf().getByRole('list', { name: 'Items' })).getAllByRole('listitem');
/** The analysis of an outfit whose first piece has changed fields. */
function withFirstPiece(change: object) {
  const { aiAnalysis } = anOutfit();
  const [first, ...others] = aiAnalysis.outfitVisualization.items;
  return {
    ...aiAnalysis,
    outfitVisualization: { items: [{ ...first, ...change } as (typeof others)[0], ...others] },
  };
}

describe('the outfit in full', () => {
  it('shows when it was made, what for, and in what words it was asked for', async () => {
    await openOutfit({ createdAt: ago(3) });
    modalOf().getByText('3h ago · Mood: professional · meeting');
    expect(part('You asked for')).toContain('“office day”');
  });

  it.each([
    [0.1, '6m ago'],
    [23.5, '23h ago'],
    [49, '2d ago'],
  ])('tells that it was made %d hours ago as %s', async (hours, words) => {
    await openOutfit({ createdAt: ago(hours) });
    modalOf().getByText(new RegExp(`^${words} · `));
  });

  it('shows the weather that it was made for', async () => {
    await openOutfit({ weatherData: aWeather() });
    modalOf().getByText(/meeting · -8° and light snow$/);
  });

  it('shows the description', async () => {
    await openOutfit();
    modalOf().getByText('White shirt and navy trousers.');
  });

  it('shows as the stylist’s take the reasoning with the style notes', async () => {
    await openOutfit();
    expect(part('AI stylist take')).toBe('AI stylist takeNavy carries it. Roll the sleeves once.');
  });

  it('shows the style notes once if they equal the style analysis', async () => {
    const { aiAnalysis } = anOutfit();
    await openOutfit({ styleNotes: aiAnalysis.styleAnalysis });
    expect(part('AI stylist take')).toBe('AI stylist takeNavy carries it. Calm and precise.');
    expect(part('Style analysis')).toBe('Style analysisNeutral with one accent. Put together for a meeting.');
  });

  it('keeps the analysis if it consists only of the notes', async () => {
    const { aiAnalysis } = anOutfit();
    await openOutfit({
      styleNotes: aiAnalysis.styleAnalysis,
      aiAnalysis: { ...aiAnalysis, colorHarmony: '', styleContext: '' },
    });
    expect(part('Style analysis')).toBe('Style analysisCalm and precise.');
  });

  it('shows the style analysis and the tips', async () => {
    await openOutfit();
    expect(part('Style analysis')).toBe(
      'Style analysisNeutral with one accent. Calm and precise. Put together for a meeting.',
    );
    expect(part('Styling tips')).toContain('Leave the top button open.');
  });

  it('shows where to buy, with links where an address is known', async () => {
    await openOutfit({
      purchaseLinks: [
        { storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' },
        { storeName: 'The corner shop', price: null, url: null },
      ],
    });
    expect(part('Where to Buy')).toBe('Where to BuySelma’s499 krThe corner shop');
    const link = modalOf().getByRole<HTMLAnchorElement>('link', { name: 'Selma’s' });
    expect(link.href).toBe('https://selma.example/navy');
    expect(modalOf().queryByRole('link', { name: 'The corner shop' })).toBeNull();
  });

  it('shows the notes with their line breaks', async () => {
    await openOutfit({ notes: 'Wide belt\nNo watch' });
    expect(part('Your notes')).toContain('Wide belt\nNo watch');
    expect(modalOf().getByText(/^Wide belt/).className).toContain('whitespace-pre-line');
  });

  it('has no part for what it does not have', async () => {
    await openOutfit({ prompt: '', mood: null, occasion: null, isPublic: false });
    const titles = modalOf()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['AI stylist take', 'Style analysis', 'Styling tips']);
  });

  it('is closed by Back, and is open again after a reload of its URL', async () => {
    const { close } = await openOutfit();
    close();
    showApp();
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('tab', { name: 'My Outfits', selected: true });
  });

  it('shows what others say of it while it is public', async () => {
    await openOutfit();
    await modalOf().findByRole('heading', { name: 'Comments' });
    await modalOf().findByText('No comments yet. Be the first to comment!');
  });

  it('gives the focus back to what opened it', async () => {
    const { user, opener } = await openOutfit();
    await leave(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leads its owner to the calendar', async () => {
    const { user } = await openOutfit();
    await chooseMore(user, 'Add to Calendar');
    await user.click(await screen.findByRole('link', { name: 'Open calendar' }));
    await heading('Outfit Calendar');
    expect(location.pathname).toBe('/calendar');
  });
});

describe('the picture of an outfit', () => {
  const name = 'A picture of the outfit: Quiet Navy';
  const generatedImageUrl = `${ada.userId}/1_outfit.png`;

  it('is shown when there is one', async () => {
    await openOutfit({ generatedImageUrl });
    expect(await modalOf().findByRole('img', { name })).toBeDefined();
  });

  it('is not looked for when there is none', async () => {
    await openOutfit();
    expect(modalOf().queryByRole('img', { name })).toBeNull();
    expect(modalOf().queryByText('Image preview unavailable')).toBeNull();
  });

  it('that cannot be loaded is told as such in its place', async () => {
    await openOutfit({ generatedImageUrl });
    fireEvent.error(await modalOf().findByRole('img', { name }));
    fireEvent.error(await modalOf().findByRole('img', { name }));
    modalOf().getByText('Image preview unavailable');
  });
});

describe('the items of an outfit', () => {
  it('that were deleted since are named in place of their photos', async () => {
    const { opener } = await openOutfit();
    const photo = () => within(pieces()[0] as HTMLElement).findByRole('img', { name: 'white shirt' });
    for (let tries = 0; tries < 2; tries++) fireEvent.error(await photo());
    expect(pieces()[0]?.textContent).toMatch(/^white shirt/);
    const tile = () => opener.querySelector('img') as HTMLElement;
    for (let tries = 0; tries < 2; tries++) fireEvent.error(tile());
    expect(opener.textContent).toBe('white shirtQuiet Navy');
  });

  it('are shown with their photos, their names and why they were chosen', async () => {
    const { api, outfit } = await openOutfit();
    expect(pieces().map(({ textContent }) => textContent)).toEqual([
      'white shirtThe shirt holds it together.',
      'navy trousersThe trousers holds it together.',
    ]);
    const photo = await within(pieces()[1] as HTMLElement).findByRole<HTMLImageElement>('img', {
      name: 'navy trousers',
    });
    expect(photo.src).toContain(outfit.aiAnalysis.outfitVisualization.items[1]?.imageUrl);
    expect(api.world.clothes).toEqual([]);
  });

  it('without a picture of their own have that of the wardrobe', async () => {
    const shirt = anItem();
    await openOutfit(
      { aiAnalysis: withFirstPiece({ itemId: shirt.id, itemName: 'old shirt', imageUrl: '' }) },
      { clothes: [anItem(), shirt, anItem()] },
    );
    const photo = await modalOf().findByRole<HTMLImageElement>('img', { name: 'old shirt' });
    expect(photo.src).toContain(shirt.imageUrl);
  });

  it('that are nowhere any more are still named', async () => {
    await openOutfit({ aiAnalysis: withFirstPiece({ itemName: 'old shirt', imageUrl: '' }) });
    expect(pieces()[0]?.textContent).toContain('old shirt');
  });
});
