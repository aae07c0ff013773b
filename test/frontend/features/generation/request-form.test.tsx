import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';
import { moods, occasions } from '#shared/catalog';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const occasion = () => screen.getByLabelText('Occasion (optional)') as HTMLSelectElement;
const textsOf = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent);

it('quick ideas are put into the prompt or added to it, and look pressed until their text is changed', async () => {
  const { user } = await openGenerator();
  const list = within(screen.getByRole('list', { name: 'Quick ideas' }));
  expect(textsOf(list.getAllByRole('button'))).toEqual([...quickIdeas]);
  for (const idea of quickIdeas) {
    await user.click(press(idea));
    expect(promptBox().value).toBe(idea);
    expect(textsOf(list.getAllByRole('button', { pressed: true }))).toEqual([idea]);
  }
  await user.clear(promptBox());
  await user.type(promptBox(), 'no heels');
  await user.click(press(quickIdeas[0]));
  expect(promptBox().value).toBe(`no heels, ${quickIdeas[0]}`);
  expect(press(quickIdeas[0]).ariaPressed).toBe('true');
  await user.type(promptBox(), '{Backspace}');
  expect(press(quickIdeas[0]).ariaPressed).toBe('false');
});

it('quick starts set a prompt, a mood and an occasion, and take out only what they filled in', async () => {
  const { user } = await openGenerator();
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  for (const start of quickStarts) {
    await user.click(card(start.name));
    expect(promptBox().value).toBe(start.prompt);
    expect(press(start.mood).ariaPressed).toBe('true');
    expect(occasion().value).toBe(start.occasion);
    expect(quickStarts.filter(({ name }) => card(name).ariaPressed === 'true')).toEqual([start]);
  }
  await user.click(card('Night Out'));
  await user.click(press('romantic'));
  await user.click(card('Night Out'));
  expect([promptBox().value, occasion().value]).toEqual(['', '']);
  expect(press('romantic').ariaPressed).toBe('true');
  await user.type(promptBox(), 'no heels');
  await user.click(card('Night Out'));
  expect(promptBox().value).toMatch(/^no heels, A night out/);
  await user.click(card('Night Out'));
  expect(promptBox().value).toBe('no heels');
});

it('a mood offers five moments, of which one is chosen with it until another mood or Clear', async () => {
  const { user } = await openGenerator();
  const picker = within(screen.getByRole('group', { name: /^Mood/ }));
  expect(textsOf(picker.getAllByRole('button'))).toEqual(Object.keys(moods));
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  for (const [mood, moments] of Object.entries(moods)) {
    await user.click(press(mood));
    const offered = within(screen.getByRole('group', { name: `Moments that are ${mood}` }));
    expect(textsOf(offered.getAllByRole('button'))).toEqual([...moments]);
  }
  await user.click(press('elegant'));
  await user.click(press('opera night'));
  await user.click(press('opera night'));
  expect(press('opera night').ariaPressed).toBe('false');
  await user.click(press('opera night'));
  await user.click(press('sporty'));
  await user.click(press('elegant'));
  expect(press('opera night').ariaPressed).toBe('false');
  await user.click(press('Clear'));
  expect(screen.queryByRole('group', { name: /^Moments/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(document.activeElement).toBe(press('elegant'));
});

it('a mood with its moment, the picture and links to shops are sent with the request', async () => {
  const { api, user } = await openGenerator();
  await user.type(promptBox(), 'office day');
  const ask = async (): Promise<object> => {
    const before = api.requestsOf('generation.startGeneration').length;
    await user.click(generateButton());
    await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(before + 1));
    api.endGeneration({ error: 'generation.busy' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    return api.requestsOf('generation.startGeneration').at(-1)?.body as object;
  };
  expect([...occasion().options].map(({ value }) => value)).toEqual(['', ...occasions]);
  const picture = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Generera en bild av outfiten' });
  expect(screen.getByText('Generera en bild av outfiten').lang).toBe('sv');
  screen.getByText('Without an image it is faster and cheaper.');
  expect(picture.checked).toBe(false);
  await user.click(press('elegant'));
  expect(await ask()).toMatchObject({ mood: 'elegant', generateImage: false, purchaseLinks: [] });

  await user.click(press('opera night'));
  await user.click(picture);
  screen.getByRole('group', { name: /^Where to Buy/ });
  const links = () => screen.queryAllByRole('group', { name: /^Link \d+$/ });
  expect(links()).toHaveLength(0);
  for (const values of [
    ['Selma’s', '499 kr', 'https://selma.example/navy'],
    ['Removed'],
    ['', '10 €', 'https://shop.example'],
    ['Anna’s', 'a fair price', 'not an address'],
  ]) {
    await user.click(press('Add Link'));
    const link = within(links().at(-1) as HTMLElement);
    for (const [index, label] of ['Store name', 'Price', 'URL'].entries())
      if (values[index]) await user.type(link.getByLabelText(label), values[index]);
  }
  await user.click(press('Remove link 2'));
  screen.getByText('Not a web address: the link goes without it');
  expect(await ask()).toMatchObject({
    mood: 'elegant > opera night',
    generateImage: true,
    purchaseLinks: [
      { storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' },
      { storeName: 'Anna’s', price: 'a fair price', url: null },
    ],
  });
});
