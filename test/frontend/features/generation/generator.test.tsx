import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failureKindOf, failureKinds, tips } from '#frontend/features/generation/texts.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { ada, anItem, anOutfit, items } from '../../../support/examples/made-up.ts';
import { heading, settled, showApp } from '../../../support/pages/open-page.tsx';
import {
  generateButton,
  leave,
  openGenerator,
  outfitTitles,
  promptBox,
} from '../../../support/pages/outfits-page.tsx';

const started = () => waitFor(() => expect(generateButton().textContent).toBe('Generating...'));
const idle = () => waitFor(() => expect(generateButton().textContent).toBe('Generate'));

it('the generator can be asked once the prompt is more than blank, and sends what was typed and selected', async () => {
  const { api, user, generate } = await openGenerator();
  expect(generateButton().ariaDisabled).toBe('true');
  await user.type(promptBox(), '   ');
  expect(generateButton().ariaDisabled).toBe('true');
  await user.paste('x'.repeat(1001));
  expect(promptBox().value).toHaveLength(1000);
  expect(generateButton().ariaDisabled).toBe(null);
  await user.clear(promptBox());
  expect(generateButton().ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: 'edgy' }));
  await user.selectOptions(screen.getByLabelText('Occasion (optional)'), 'concert');
  await user.click(screen.getByLabelText('Share the outfit with the community'));
  await generate('  a night out  ');
  await started();
  expect(api.requestsOf('generation.startGeneration')).toMatchObject([
    {
      userId: ada.userId,
      body: { prompt: 'a night out', mood: 'edgy', occasion: 'concert', isPublic: false, baseItemIds: [] },
    },
  ]);
});

it('an outfit that was made is shown when the server pushes it, then first in My Outfits; none is told as such', async () => {
  const { api, user, generate } = await openGenerator({ outfits: [anOutfit({ title: 'An older one' })] });
  await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
  await screen.findByRole('heading', { name: 'An older one' });
  await user.click(screen.getByRole('tab', { name: 'Generate Outfit' }));
  await generate();
  await started();
  // By default the outfit is public, and of any mood and occasion.
  expect(api.requestsOf('generation.startGeneration')).toMatchObject([
    { body: { prompt: 'office day', mood: null, occasion: null, isPublic: true } },
  ]);
  const pending = api.endGeneration({ status: 'pending', outfit: null });
  const push = (job: typeof pending) => act(() => api.push({ type: 'generation.finished', job }));
  // A job of another tab or person
  push({ ...pending, id: crypto.randomUUID(), status: 'succeeded', outfit: anOutfit() });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(generateButton().textContent).toBe('Generating...');
  push(api.endGeneration({ outfit: anOutfit() }));
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await leave(user);
  await waitFor(() => expect(document.activeElement).toBe(generateButton()));
  await idle();
  expect(generateButton().ariaDisabled).toBe(null);
  expect(promptBox().value).toBe('office day');
  await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
  expect(outfitTitles()).toEqual(['Quiet Navy', 'An older one']);
  expect(api.requestsOf('outfits.listOutfits')).toHaveLength(1);
  // Without a push, the job is polled. It may end without an outfit.
  await user.click(screen.getByRole('tab', { name: 'Generate Outfit' }));
  await user.click(generateButton());
  await started();
  api.endGeneration({ outfit: null });
  const dialog = within(await screen.findByRole('dialog', { name: 'No outfit came out of it' }));
  dialog.getByText('Outfit was not returned by the generator.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await idle();
});

const bar = () => within(generateButton().parentElement as HTMLElement);

it('the bar at the bottom of a phone generates, counts the chosen pieces, and says what is left once it is little', async () => {
  const { api, user, generate, close } = await openGenerator({
    clothes: [anItem({ color: 'white' }), anItem({ category: 'jeans', color: 'blue' })],
    allowance: { limit: 50, left: 6 },
  });
  expect(screen.getAllByRole('button', { name: 'Generate' })).toHaveLength(1);
  expect(generateButton().form?.contains(screen.getByLabelText('What are you dressing for?'))).toBe(true);
  const shirt = await screen.findByRole('button', { name: 'white shirt' });
  await settled();
  expect(bar().queryByText(/chosen|left today/)).toBeNull();
  await user.click(shirt);
  await user.click(screen.getByRole('button', { name: 'blue jeans' }));
  bar().getByText('2 chosen');
  await user.click(shirt);
  bar().getByText('1 chosen');
  await generate();
  await bar().findByText('5 of 50 left today');
  api.endGeneration({ outfit: anOutfit() });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await leave(user);
  close();
  api.world.allowance = { limit: 50, left: 0 };
  showApp();
  await screen.findByText('0 of 50 left today');
});

const card = () => within(screen.getByRole('region', { name: 'Progress' }));
const shown = () => ({
  step: card()
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
  percent: card().getByRole('progressbar').ariaValueNow,
  tip: tips.findIndex((tip) => card().queryByText(tip)),
});
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('the progress card goes through four steps of three seconds with a tip each, until the generation ends', async () => {
  const { api, generate } = await openGenerator();
  // The generation is polled only when the test advances the time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await generate();
  await screen.findByRole('region', { name: 'Progress' });
  await settled();
  expect(api.requestsOf('generation.getGeneration')).toHaveLength(1);
  const seen = [shown()];
  for (let step = 0; step < tips.length; step++) {
    pass(2999);
    expect(shown()).toEqual(seen.at(-1));
    pass(1);
    seen.push(shown());
  }
  expect(seen.slice(0, 5).map(({ step, percent }) => [step, percent])).toEqual([
    ['Analyzing wardrobe', '25'],
    ['Fetching trends', '50'],
    ['AI processing', '75'],
    ['Finalizing', '100'],
    ['Finalizing', '100'],
  ]);
  expect(seen.map(({ tip }) => tip)).toEqual([...tips.keys(), 0]);
  act(() => api.push({ type: 'generation.finished', job: api.endGeneration({ outfit: anOutfit() }) }));
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});

it('Regenerate is shown once there is a result, and sends the same request for another outfit, also as a retry', async () => {
  const { api, user, generate } = await openGenerator({ known: anOutfit() });
  expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  await generate();
  // A known answer is shown at once, and nothing is waited for.
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  expect(api.requestsOf('generation.getGeneration')).toEqual([]);
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith('generation-job'))).toEqual([]);
  await leave(user);
  api.world.known = anOutfit({ title: 'Another' });
  api.failOnce('generation.startGeneration', 'generation.busy');
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Another' });
  const [first, ...others] = api.requestsOf('generation.startGeneration').map(({ body }) => body as object);
  expect(first).toMatchObject({ forceVariety: false });
  expect(others).toEqual([
    { ...first, forceVariety: true },
    { ...first, forceVariety: true },
  ]);
});

it('an outfit is generated with a keyboard alone', async () => {
  const { user } = await openGenerator({ known: anOutfit() });
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' = 'button') => {
    const target = screen.getByRole(role, { name });
    for (let press = 0; document.activeElement !== target && press < 80; press++) await user.tab();
    expect(document.activeElement).toBe(target);
  };
  await tabTo('What are you dressing for?', 'textbox');
  await user.keyboard('an evening out');
  await tabTo(/^Night Out/);
  await user.keyboard('{Enter}');
  await tabTo('concert');
  await user.keyboard(' ');
  await tabTo('Generate');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
});

it('what was heard is shown once the writer pauses; a chip that is taken out is not asked for, and what was taken out twice not again', async () => {
  const dress = { category: 'dress', color: 'red', description: 'silk' };
  const { api, user } = await openGenerator({ clothes: items(1, dress), known: anOutfit() });
  const words = 'My red silk dress for a wedding, no heels. Dress me like Zorblax';
  await user.type(promptBox(), words);
  const chips = within(await screen.findByRole('list', { name: 'What I heard' }));
  const shown = chips.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['wedding', 'your red silk dress', 'no heels']);
  screen.getByText(/not understood, will be ignored/);
  screen.getByText('Zorblax');
  const generate = async () => {
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    await user.clear(promptBox());
    await user.type(promptBox(), words);
    return api.requestsOf('generation.startGeneration').at(-1)?.body;
  };
  for (const count of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Ignore wedding' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ignore wedding' })).toBeNull());
    api.world.known = anOutfit({ prompt: `${count}` });
    expect(await generate()).toMatchObject({ ignored: ['setting wedding'] });
  }
  await screen.findByText('“wedding” is left out, because you have removed it twice.');
  await user.click(await screen.findByRole('button', { name: 'Ignore no heels' }));
  expect(await generate()).toMatchObject({ ignored: ['no heels', 'setting wedding'] });
  await user.click(await screen.findByRole('button', { name: 'Use wedding again' }));
  await screen.findByRole('button', { name: 'Ignore wedding' });
});

it('a wardrobe with nothing to wear is told where pieces are chosen, with a way to it, or to the upload if it is empty', async () => {
  const { api, close } = await openGenerator({
    clothes: [anItem({ isInLaundry: true }), anItem({ archiveReason: 'sold' })],
  });
  await screen.findByText('Everything you have is in the laundry or archived.');
  expect(screen.getByRole('link', { name: 'Go to my wardrobe' }).getAttribute('href')).toBe('/dashboard');
  close();
  api.world.clothes = [];
  const { user } = showApp();
  await screen.findByText('Please upload some clothing items to your wardrobe first.');
  expect(screen.queryByRole('region', { name: 'Build it around' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Upload your first piece' }));
  const tab = await screen.findByRole('tab', { name: 'Upload New' });
  expect(tab.ariaSelected).toBe('true');
});

const start = 'generation.startGeneration';

it('a generation that fails shows the text of its code and the advice of its kind, and can be asked again', async () => {
  const { api, user, generate } = await openGenerator();
  await user.type(promptBox(), 'office day');
  await user.click(generateButton());
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ error: 'generation.timed_out' });
  const { title, suggestion } = failureKinds['generation-failed'];
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const text of [errorTexts['generation.timed_out'], suggestion]) dialog.getByText(text);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  // There is no outfit dialog behind it.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([generateButton().ariaDisabled, generateButton().textContent]).toEqual([null, 'Generate']);
  expect(promptBox().value).toBe('office day');
  await user.clear(promptBox());
  api.failOnce(start, 'generation.busy');
  await generate();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Progress' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = api.requestsOf(start).slice(-2);
  expect(second).toEqual(first);
});

it('a request that is refused says why, and leaves the form and the focus on the page', async () => {
  const { api, user } = await openGenerator({ clothes: [anItem({ color: 'white' })], outfits: [anOutfit()] });
  await user.click(await screen.findByRole('button', { name: 'white shirt' }));
  await user.click(screen.getByRole('button', { name: 'romantic' }));
  await user.click(screen.getByRole('button', { name: 'Add Link' }));
  await user.type(screen.getByLabelText('Store name'), 'Selma’s');
  await user.type(promptBox(), 'office day');
  const ask = async () => {
    await user.click(generateButton());
    return within(await screen.findByRole('dialog'));
  };
  api.goOffline();
  (await ask()).getByText(/^Connection issue/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  for (const name of ['white shirt', 'romantic']) screen.getByRole('button', { name, pressed: true });
  expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Selma’s');
  expect(promptBox().value).toBe('office day');
  expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  api.goOnline();
  // A bare 503 of the gateway
  api.fail(start, 'internal', { status: 503 });
  (await ask()).getByText(/^AI service is currently busy/);
  await user.keyboard('{Escape}');
  api.fail(start, 'request.invalid', { message: 'That mood is not known' });
  (await ask()).getByText('That mood is not known');
  await user.keyboard('{Escape}');

  api.fail(start, 'generation.daily_limit', { limit: 50 });
  await user.click((await ask()).getByRole('link', { name: 'My Outfits' }));
  await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });
  expect(outfitTitles()).toEqual(['Quiet Navy']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Generate Outfit' }));
  api.fail(start, 'generation.no_clothes');
  await user.click((await ask()).getByRole('link', { name: 'Go to my wardrobe' }));
  await heading('My Wardrobe');
});

it('each failure is of a kind', () => {
  const kinds = {
    'generation.no_clothes': 'no-items',
    'generation.busy': 'api-error',
    'generation.daily_limit': 'limit-reached',
    unreachable: 'api-error',
    'request.invalid': 'generation-failed',
    'upload.missing': 'upload-failed',
  } as const;
  expect((Object.keys(kinds) as (keyof typeof kinds)[]).map(failureKindOf)).toEqual(Object.values(kinds));
});

it.each([
  ['Show them', true],
  ['Keep them private', false],
] as const)(
  'the first generation asks once whether outfits are shown to others: %s',
  async (answer, shares) => {
    const { api, user, generate } = await openGenerator({
      profiles: new Map([[ada.userId, { sharesOutfits: null }]]),
    });
    const question = { name: 'Show your outfits to the community?' };
    await generate();
    await screen.findByRole('alertdialog', question);
    await user.keyboard('{Escape}');
    await generate();
    await screen.findByRole('alertdialog', question);
    expect(api.requestsOf('generation.startGeneration')).toEqual([]);
    await user.click(screen.getByRole('button', { name: answer }));
    await started();
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([{ body: { isPublic: shares } }]);
    expect(api.requestsOf('profile.updateProfile')).toMatchObject([{ body: { sharesOutfits: shares } }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
