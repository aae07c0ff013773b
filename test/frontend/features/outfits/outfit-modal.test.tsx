import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quickRemixes } from '#frontend/features/outfits/texts.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import type { Outfit } from '#shared/contract/outfits';
import { ada, anItem, anOutfit, clothesOf, items } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { endSession } from '../../../support/fake/user-pool.ts';
import { findError, findToast, settled, signInPage } from '../../../support/pages/open-page.tsx';
import { leave, modalOf, openOutfit, outfitTitles } from '../../../support/pages/outfits-page.tsx';

const part = (title: string, outfit?: string) =>
  modalOf(outfit).getByRole('heading', { name: title }).closest('section')?.textContent;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
type Piece = Outfit['aiAnalysis']['outfitVisualization']['items'][number];
const pieces = () => within(modalOf().getByRole('list', { name: 'Items' })).getAllByRole('listitem');
const analyzed = (change: Partial<Outfit['aiAnalysis']>) => ({ ...anOutfit().aiAnalysis, ...change });

it('an outfit in full shows when, what for and in what words it was made, its pieces, and the advice', async () => {
  const { user, opener, outfit } = await openOutfit({
    createdAt: ago(3),
    weatherData: aWeather(),
    notes: 'Wide belt\nNo watch',
    titleLanguage: 'sv',
    language: 'en',
    generatedImageUrl: `${ada.userId}/1_outfit.png`,
    purchaseLinks: [
      { storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' },
      { storeName: 'The corner shop', price: null, url: null },
    ],
  });
  modalOf().getByText('3h ago · Mood: professional · meeting · -8° and light snow');
  expect(modalOf().getByText('White shirt and navy trousers.').lang).toBe('en');
  expect(modalOf().getByText('Quiet Navy').lang).toBe('sv');
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
      clothes: clothesOf(without),
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
  // A photo that cannot be loaded is a gray area on the card.
  for (let tries = 0; tries < 2; tries++) fireEvent.error(opener.querySelector('img') as HTMLElement);
  within(opener).getByRole('img', { name: 'Image unavailable', hidden: true });

  await user.click(screen.getByRole('heading', { level: 3, name: 'Twice' }));
  expect(part('AI stylist take', 'Twice')).toBe('AI stylist takeNavy carries it. Calm and precise.');
  expect(part('Style analysis', 'Twice')).toBe(
    'Style analysisNeutral with one accent. Put together for a meeting.',
  );
  await leave(user);
  await user.click(screen.getByRole('heading', { level: 3, name: 'Notes alone' }));
  expect(part('Style analysis', 'Notes alone')).toBe('Style analysisCalm and precise.');
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
  expect(pieces()[1]?.textContent).toContain('No longer in your wardrobelost trousers');
});

const title = 'Remix this outfit';
const dialog = () => modalOf(title);
const own = () => dialog().getByLabelText<HTMLTextAreaElement>('Or say it yourself');
const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Remix(ing\.\.\.)?$/ });
const remixed = anOutfit({ title: 'Louder Navy' });

const idea = (name: string) => dialog().getByRole('button', { name });
const opener = () => modalOf().getByRole('button', { name: 'Remix' });

async function open(change: Partial<Outfit> = {}) {
  const page = await openOutfit(change);
  await page.user.click(opener());
  const prompts = () =>
    page.api.requestsOf('generation.startGeneration').map(({ body }) => (body as { prompt: string }).prompt);
  return { ...page, prompts };
}

it('a remix asks for a change in ready or own words, shows the new outfit and keeps the old one, or says why not', async () => {
  const { api, user, prompts } = await open();
  const ideas = within(dialog().getByRole('list', { name: 'Quick remixes' })).getAllByRole('button');
  expect(ideas.map(({ textContent }) => textContent)).toEqual([...quickRemixes]);
  // Escape closes this dialog alone.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await user.click(opener());
  api.failOnce('generation.startGeneration', 'generation.daily_limit', { limit: 50 });
  await user.click(idea('Add more color'));
  expect((await findToast('Error')).textContent).toContain(errorTexts['generation.daily_limit']);

  expect(submit().ariaDisabled).toBe('true');
  await user.type(own(), '   ');
  expect(submit().ariaDisabled).toBe('true');
  await user.type(own(), 'no heels  ');
  await user.click(submit());
  await waitFor(() => expect(prompts().at(-1)).toBe('office day. no heels'));
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ error: 'generation.busy' });
  await waitFor(() => expect(submit().ariaDisabled).toBe(null));
  await findError('Failed to remix outfit');
  expect(own().value.trim()).toBe('no heels');

  await user.click(idea('Add more color'));
  await waitFor(() => expect(api.world.jobs.size).toBe(2));
  expect(api.requestsOf('generation.startGeneration').at(-1)?.body).toMatchObject({
    prompt: 'office day. Add more color',
    mood: 'professional',
    occasion: 'meeting',
    remixOf: { outfitId: expect.any(String), change: 'Add more color' },
  });
  expect(submit().textContent).toBe('Remixing...');
  api.endGeneration({ outfit: remixed });
  await findToast('Outfit remixed!');
  await screen.findByRole('dialog', { name: 'Louder Navy' });
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(remixed.id));
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(modalOf('Louder Navy').getByRole('button', { name: 'Remix' })),
  );
  await leave(user);
  expect(outfitTitles()).toEqual(['Louder Navy', 'Quiet Navy']);
});

it('a remix asked for by keyboard ends in the list even when everything is closed, and cuts only the first prompt', async () => {
  const { api, user, prompts } = await open({ prompt: 'x'.repeat(1000) });
  const wanted = idea('Convert to summer style');
  for (let press = 0; document.activeElement !== wanted && press < 10; press++) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(prompts()).toEqual([expect.stringMatching(/^x{975}\. Convert to summer style$/)]),
  );
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(opener());
  expect(submit().textContent).toBe('Remixing...');
  await user.keyboard('{Escape}');
  await leave(user);
  api.endGeneration({ outfit: { ...remixed, prompt: '' } });
  await findToast('Outfit remixed!');
  expect(outfitTitles()).toEqual(['Louder Navy', 'Quiet Navy']);
  expect(screen.queryByRole('dialog')).toBeNull();
  // An outfit that was asked for in no words
  await user.click(screen.getByRole('heading', { level: 3, name: 'Louder Navy' }));
  await user.click(modalOf('Louder Navy').getByRole('button', { name: 'Remix' }));
  await user.click(idea('Add more color'));
  await waitFor(() => expect(prompts()[1]).toBe('Add more color'));
});

it('a remix fails silently after the user has signed out', async () => {
  const { user, prompts } = await open();
  await user.click(idea('Add more color'));
  await waitFor(() => expect(prompts()).toHaveLength(1));
  const polls = () =>
    vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/api/generations/')).length;
  const before = polls();
  act(() => endSession());
  await signInPage();
  await waitFor(() => expect(polls()).toBeGreaterThan(before));
  await settled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

const white = 'Replace the white shirt';
const pick = () => modalOf(white);
const alternatives = async () =>
  within(await pick().findByRole('list', { name: 'Alternatives' })).getAllByRole<HTMLButtonElement>('button');
const confirm = () => pick().getByRole<HTMLButtonElement>('button', { name: 'Replace' });
const ofShirt = () => modalOf().getByRole('button', { name: white });

it('another piece is picked for one of an outfit, by keyboard, too, and replaces it once, also after a reload', async () => {
  const clothes = [anItem({ color: 'red' }), anItem({ color: 'green' }), ...items(7)];
  const { api, user, outfit, reopen } = await openOutfit({}, { clothes });
  const buttons = modalOf().getAllByRole('button', { name: /^Replace/ });
  expect(buttons.map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual([
    ['Replace the white shirt', ''],
    ['Replace the navy trousers', ''],
  ]);
  await user.click(ofShirt());
  await alternatives();
  // Escape closes this dialog alone.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: white })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ofShirt()));
  await user.click(ofShirt());
  const [first, second, ...others] = await alternatives();
  expect(others).toHaveLength(4);
  expect(confirm().ariaDisabled).toBe('true');
  const tabTo = async (target: HTMLElement | undefined) => {
    for (let press = 0; document.activeElement !== target && press < 10; press++) await user.tab();
  };
  await tabTo(first);
  await user.keyboard(' ');
  expect(confirm().ariaDisabled).toBe(null);
  await tabTo(second);
  await user.keyboard(' ');
  expect([first?.ariaPressed, second?.ariaPressed]).toEqual(['false', 'true']);
  api.failOnce('outfits.replaceItem', 'internal');
  await tabTo(confirm());
  await user.keyboard('{Enter}');
  await findError('Failed to replace item');
  expect((await alternatives())[1]?.ariaPressed).toBe('true');
  expect(confirm().ariaDisabled).toBe(null);

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

it('other pieces of the slot are offered on request, and the focus goes to them', async () => {
  const clothes = [
    anItem({ category: 'shirt', color: 'green' }),
    anItem({ category: 'sweater', color: 'red' }),
  ];
  const { user } = await openOutfit({}, { clothes });
  await user.click(ofShirt());
  await user.click(await pick().findByRole('button', { name: 'Other tops' }));
  expect(document.activeElement).toBe(pick().getByRole('heading', { name: 'Other tops' }));
  await user.click(await pick().findByRole('button', { name: 'red sweater' }));
  await user.click(confirm());
  await findToast('Item replaced!');
});

it('a piece without an alternative is told as information, and alternatives that cannot be loaded as an error', async () => {
  const { api, user } = await openOutfit(
    {},
    { clothes: [anItem({ category: 'jeans' }), anItem({ category: 'sweater', color: 'red' })] },
  );
  api.failOnce('outfits.listAlternatives', 'request.invalid');
  await user.click(ofShirt());
  expect((await pick().findByRole('alert')).textContent).toBe('Failed to load alternative items');
  await user.keyboard('{Escape}');
  await user.click(ofShirt());
  const notice = await pick().findByText('No alternatives found');
  expect(notice.closest('[role=status]')?.textContent).toContain(
    'Upload more shirt items to see alternatives',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(confirm().ariaDisabled).toBe('true');
  // The other pieces that could be worn instead are offered at once.
  const others = await pick().findByRole('list', { name: 'Other tops' });
  await user.click(within(others).getByRole('button', { name: 'red sweater' }));
  expect(confirm().ariaDisabled).toBe(null);
});
