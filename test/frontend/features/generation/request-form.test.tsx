import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toggleSuggestion } from '#frontend/features/generation/quick-starts.tsx';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';
import { quickRemixes } from '#frontend/features/outfits/texts.ts';
import { swedish } from '#frontend/swedish/index.ts';
import { moods, occasions } from '#shared/catalog';
import { chipsOf } from '#shared/stylist/hearing/chips';
import { listen } from '#shared/stylist/hearing/listen';
import { swedishChipLabels } from '#shared/swedish/chip-labels';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { findToast, showApp } from '../../../support/pages/open-page.tsx';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/outfits-page.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const occasion = () => screen.getByLabelText('Occasion (optional)') as HTMLSelectElement;
const textsOf = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent);

it('quick ideas are put into the prompt, look pressed until that is changed, and quick starts set a mood and an occasion, too', async () => {
  const { user } = await openGenerator();
  const list = within(screen.getByRole('list', { name: 'Quick ideas' }));
  expect(textsOf(list.getAllByRole('button'))).toEqual([...quickIdeas]);
  await user.click(press(quickIdeas[1]));
  await user.click(press(quickIdeas[0]));
  expect(promptBox().value).toBe(quickIdeas[0]);
  expect(textsOf(list.getAllByRole('button', { pressed: true }))).toEqual([quickIdeas[0]]);
  await user.clear(promptBox());
  await user.type(promptBox(), 'no heels');
  await user.click(press(quickIdeas[0]));
  expect(promptBox().value).toBe(`no heels, ${quickIdeas[0]}`);
  expect(press(quickIdeas[0]).ariaPressed).toBe('true');
  await user.type(promptBox(), '{Backspace}');
  expect(press(quickIdeas[0]).ariaPressed).toBe('false');
  await user.clear(promptBox());
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

it('a mood offers five moments, of which one is chosen with it until another mood or Clear, and is sent with the picture and links to shops', async () => {
  const { api, user } = await openGenerator();
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
  expect(picture.checked).toBe(false);
  await user.click(press('elegant'));
  expect(await ask()).toMatchObject({ mood: 'elegant', generateImage: false, purchaseLinks: [] });

  await user.click(press('opera night'));
  await user.click(picture);
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

const clothes = [
  anItem({ color: 'white' }),
  anItem({ color: 'navy', category: 'trousers', brand: 'Acme' }),
  anItem({ color: 'red', category: 'dress' }),
  anItem({ color: 'brown', category: 'loafers', description: 'Calf leather' }),
  anItem({ color: 'gray', isInLaundry: true }),
  anItem({ color: 'pink', archiveReason: 'sold' }),
];
const gallery = () => within(screen.getByRole('region', { name: 'Build it around' }));
const piece = (name: string) => gallery().getByRole('button', { name });
const names = () =>
  gallery()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const chosen = () =>
  gallery()
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'));

async function open(content = clothes) {
  const page = await openGenerator({ clothes: content });
  await screen.findAllByRole('button', { name: / shirt| scarf/ });
  return {
    ...page,
    async choose(...wanted: string[]) {
      for (const name of wanted) await page.user.click(piece(name));
    },
    async search(text: string) {
      const field = gallery().getByRole('searchbox', { name: 'Search pieces to build around' });
      await page.user.clear(field);
      await page.user.type(field, text);
    },
  };
}

it('pieces to build around are chosen below the prompt, also by keyboard, unless they cannot be worn together', async () => {
  const { user, choose } = await open();
  const headings = screen.getAllByRole('heading', { level: 2 });
  const next = headings.find(
    (each) => promptBox().compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(next).toBe(gallery().getByRole('heading', { name: 'Build it around' }));
  await user.click(gallery().getByRole('searchbox'));
  await user.tab();
  await user.keyboard('{Enter}{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(piece('red dress')));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(piece('brown loafers')));
  expect(chosen()).toEqual(['brown loafers']);
  await user.tab();
  expect(document.activeElement?.textContent).toBe(quickIdeas[0]);
  await choose('red dress', 'white shirt');
  const conflict = await findToast('Selection Conflict');
  expect(conflict.textContent).toContain('A dress cannot be combined');
  expect(chosen()).toEqual(['brown loafers', 'red dress']);
});

it('pieces to build around are those that can be worn today, are found by words, are sent, and are read again on request', async () => {
  const { api, user, choose, search, close, generate } = await open();
  const before = names();
  expect(before).toEqual(['brown loafers', 'red dress', 'navy trousers', 'white shirt']);
  await search('leather calf');
  expect(names()).toEqual(['brown loafers']);
  await search('velvet');
  expect(names()).toEqual([]);
  expect(gallery().getByRole('status').textContent).toBe('Nothing that you can wear today matches.');
  await search('acme{Enter}');
  expect(names()).toEqual(['navy trousers']);
  expect(api.requestsOf('generation.startGeneration')).toEqual([]);

  // A chosen piece stays in its place until the next search or visit.
  await user.clear(gallery().getByRole('searchbox'));
  await choose('white shirt', 'brown loafers', 'brown loafers');
  expect(names()).toEqual(before);
  await search('navy');
  expect(names()).toEqual(['white shirt', 'navy trousers']);
  await choose('navy trousers');
  expect(gallery().getByRole('status').textContent).toBe('2 chosen. The outfit will have them.');
  await generate();
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
  expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({
    baseItemIds: [clothes[0]?.id, clothes[1]?.id],
  });
  close();
  api.failOnce('wardrobe.listItems', 'request.invalid');
  const letGo = api.hold('wardrobe.listItems');
  const again = showApp();
  await screen.findByRole('status', { name: 'Loading clothes' });
  letGo();
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  expect(promptBox().disabled).toBe(false);
  await again.user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'white shirt' });
  expect(names()).toEqual(['navy trousers', 'white shirt', 'brown loafers', 'red dress']);
});

it('ten pieces to build around are accepted, and the eleventh is refused with a message', async () => {
  const { user } = await open(items(11, { category: 'scarf' }));
  for (const button of gallery().getAllByRole('button')) await user.click(button);
  await findToast('An outfit is built around 10 pieces at most');
  expect(chosen()).toHaveLength(10);
});

const [idea, other] = quickIdeas;
const prompts = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];
const inSwedish = (text: string) => (swedish as Readonly<Record<string, string>>)[text] ?? '';
const heardIn = (prompt: string) => listen({ prompt, mood: null, occasion: null }, []);

it('a suggestion that is pressed fills the prompt, replaces another, is added to own words, or is taken out', () => {
  const cases = [
    ['', idea],
    ['  ', idea],
    [other, idea],
    [quickStarts[0].prompt, idea],
    ['no heels ', `no heels, ${idea}`],
    [`${other}, no heels`, `${other}, no heels, ${idea}`],
    [idea, ''],
    [`no heels, ${idea}`, 'no heels'],
    [`${idea}, no heels`, 'no heels'],
    [`navy, ${idea}, no heels`, 'navy, no heels'],
    // No word of the person's own is cut from a long prompt.
    ['x'.repeat(999), `${'x'.repeat(999)},`],
  ] as const;
  expect(cases.map(([before]) => [before, toggleSuggestion(before, idea)])).toEqual(cases);
});

it('the stylist hears a wish in whatever the app suggests to say, in both languages', () => {
  const wishesIn = (text: string) => {
    const { refusals, colors, settings, comforts, styles, weather } = heardIn(text);
    return [...refusals, ...colors, ...settings, ...comforts, ...styles, ...(weather ? [weather] : [])];
  };
  const suggestions = [...prompts, ...quickRemixes];
  const unheard = [...suggestions, ...suggestions.map(inSwedish)].filter((text) => !wishesIn(text).length);
  expect(unheard).toEqual([]);
});

it('the Swedish suggestions are understood, each word, and shown as they were typed', () => {
  for (const prompt of prompts)
    expect(heardIn(inSwedish(prompt))).toMatchObject({ language: 'sv', notUnderstood: [] });
  const chips = chipsOf(heardIn('Middag med vänner, bara svart, inga klackskor'), swedishChipLabels);
  expect(chips).toEqual([
    { key: 'setting dinner', label: 'middag' },
    { key: 'no klackskor', label: 'utan klackskor' },
    { key: 'palette', label: 'bara svart' },
  ]);
});
