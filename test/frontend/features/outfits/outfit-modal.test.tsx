import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { heading, showApp } from '../../../support/pages/open-page.tsx';
import { chooseMore, leave, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

const part = (title: string, outfit?: string) =>
  modalOf(outfit).getByRole('heading', { name: title }).closest('section')?.textContent;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
type Piece = Outfit['aiAnalysis']['outfitVisualization']['items'][number];
const pieces = () => within(modalOf().getByRole('list', { name: 'Items' })).getAllByRole('listitem');
/** An outfit with this analysis. */
const analyzed = (change: Partial<Outfit['aiAnalysis']>) => ({ ...anOutfit().aiAnalysis, ...change });

it('an outfit in full shows when, what for and in what words it was made, its pieces, and the advice', async () => {
  const { user, opener, outfit } = await openOutfit({
    createdAt: ago(3),
    weatherData: aWeather(),
    notes: 'Wide belt\nNo watch',
    generatedImageUrl: `${ada.userId}/1_outfit.png`,
    purchaseLinks: [
      { storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' },
      { storeName: 'The corner shop', price: null, url: null },
    ],
  });
  modalOf().getByText('3h ago · Mood: professional · meeting · -8° and light snow');
  modalOf().getByText('White shirt and navy trousers.');
  expect(part('You asked for')).toContain('“office day”');
  expect(part('AI stylist take')).toBe('AI stylist takeNavy carries it. Roll the sleeves once.');
  expect(part('Style analysis')).toBe(
    'Style analysisNeutral with one accent. Calm and precise. Put together for a meeting.',
  );
  expect(part('Styling tips')).toContain('Leave the top button open.');
  expect(part('Where to Buy')).toBe('Where to BuySelma’s499 krThe corner shop');
  const link = modalOf().getByRole<HTMLAnchorElement>('link', { name: 'Selma’s' });
  expect(link.href).toBe('https://selma.example/navy');
  expect(modalOf().queryByRole('link', { name: 'The corner shop' })).toBeNull();
  expect(part('Your notes')).toContain('Wide belt\nNo watch');
  expect(modalOf().getByText(/^Wide belt/).className).toContain('whitespace-pre-line');
  await modalOf().findByRole('heading', { name: 'Comments' });
  await modalOf().findByText('No comments yet. Be the first to comment!');

  expect(pieces().map(({ textContent }) => textContent)).toEqual([
    'white shirtThe shirt holds it together.',
    'navy trousersThe trousers holds it together.',
  ]);
  const photoOf = (name: string) => modalOf().findByRole<HTMLImageElement>('img', { name });
  expect((await photoOf('navy trousers')).src).toContain(
    outfit.aiAnalysis.outfitVisualization.items[1]?.imageUrl,
  );
  // What cannot be loaded, after a second try with a new signature, is named or told in its place.
  for (let tries = 0; tries < 2; tries++) {
    fireEvent.error(await photoOf('white shirt'));
    fireEvent.error(await photoOf('A picture of the outfit: Quiet Navy'));
  }
  expect(pieces()[0]?.textContent).toMatch(/^white shirt/);
  modalOf().getByText('Image preview unavailable');
  await leave(user);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('an outfit shows no part for what it does not have, and the same words once', async () => {
  const { styleAnalysis } = anOutfit().aiAnalysis;
  const without = anOutfit({ title: 'Without', prompt: '', mood: null, occasion: null, isPublic: false });
  const { user, opener } = await openOutfit(
    { title: 'Without' },
    {
      outfits: [
        without,
        anOutfit({ title: 'Twice', styleNotes: styleAnalysis }),
        anOutfit({
          title: 'Notes alone',
          styleNotes: styleAnalysis,
          aiAnalysis: analyzed({ colorHarmony: '', styleContext: '' }),
        }),
      ],
    },
  );
  const titles = modalOf('Without').getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'AI stylist take',
    'Style analysis',
    'Styling tips',
  ]);
  expect(modalOf('Without').queryByRole('img', { name: /^A picture/ })).toBeNull();
  expect(modalOf('Without').queryByText('Image preview unavailable')).toBeNull();
  await leave(user);
  // The tile on the card names a piece whose photo is gone.
  for (let tries = 0; tries < 2; tries++) fireEvent.error(opener.querySelector('img') as HTMLElement);
  expect(opener.textContent).toBe('white shirtWithout');

  await user.click(screen.getByRole('heading', { level: 3, name: 'Twice' }));
  expect(part('AI stylist take', 'Twice')).toBe('AI stylist takeNavy carries it. Calm and precise.');
  expect(part('Style analysis', 'Twice')).toBe(
    'Style analysisNeutral with one accent. Put together for a meeting.',
  );
  await leave(user);
  await user.click(screen.getByRole('heading', { level: 3, name: 'Notes alone' }));
  expect(part('Style analysis', 'Notes alone')).toBe('Style analysisCalm and precise.');
});

it('an outfit is open again after a reload of its address, is closed by Back, and leads to the calendar', async () => {
  const { close } = await openOutfit();
  close();
  const { user } = showApp();
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('tab', { name: 'My Outfits', selected: true });
  await user.click(await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' }));
  await chooseMore(user, 'Add to Calendar');
  await user.click(await screen.findByRole('link', { name: 'Open calendar' }));
  await heading('Outfit Calendar');
  expect(location.pathname).toBe('/calendar');
});

it('pieces of an outfit without a picture of their own have that of the wardrobe, or are named', async () => {
  const shirt = anItem();
  const [one, other] = anOutfit().aiAnalysis.outfitVisualization.items.map((piece) => ({
    ...piece,
    imageUrl: '',
  })) as [Piece, Piece];
  const outfitVisualization = {
    items: [
      { ...one, itemId: shirt.id, itemName: 'old shirt' },
      { ...other, itemName: 'lost trousers' },
    ],
  };
  await openOutfit(
    { aiAnalysis: analyzed({ outfitVisualization }) },
    { clothes: [anItem(), shirt, anItem()] },
  );
  const photo = await modalOf().findByRole<HTMLImageElement>('img', { name: 'old shirt' });
  expect(photo.src).toContain(shirt.imageUrl);
  expect(pieces()[1]?.textContent).toContain('lost trousers');
});
