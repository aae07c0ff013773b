import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';
import { moods, occasions } from '#shared/catalog';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const moodPicker = () => within(screen.getByRole('group', { name: /^Mood/ }));
const occasion = () => screen.getByLabelText('Occasion (optional)') as HTMLSelectElement;

async function open() {
  const page = await openGenerator();
  return {
    ...page,
    async ask() {
      await page.generate();
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      return page.api.requestsOf('generation.startGeneration')[0]?.body as Record<string, unknown>;
    },
  };
}

describe('quick ideas', () => {
  it('are six prompts, and a pressed one is put into the prompt box and looks pressed', async () => {
    const { user } = await open();
    const list = within(screen.getByRole('list', { name: 'Quick ideas' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...quickIdeas]);
    expect(quickIdeas).toHaveLength(6);
    for (const idea of quickIdeas) {
      await user.click(list.getByRole('button', { name: idea }));
      expect(promptBox().value).toBe(idea);
      const pressed = list.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
      expect(pressed.map(({ textContent }) => textContent)).toEqual([idea]);
    }
  });

  it('are added to typed words, and no longer look pressed once their text is changed', async () => {
    const { user } = await open();
    await user.type(promptBox(), 'no heels');
    await user.click(press(quickIdeas[0]));
    expect(promptBox().value).toBe(`no heels, ${quickIdeas[0]}`);
    expect(press(quickIdeas[0]).ariaPressed).toBe('true');
    await user.type(promptBox(), '{Backspace}');
    expect(press(quickIdeas[0]).ariaPressed).toBe('false');
  });
});

describe('quick starts', () => {
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  it('are six, and each sets a prompt, a mood and an occasion', async () => {
    const { user } = await open();
    expect(quickStarts).toHaveLength(6);
    for (const start of quickStarts) {
      await user.click(card(start.name));
      expect(promptBox().value).toBe(start.prompt);
      expect(moodPicker().getByRole('button', { name: start.mood }).ariaPressed).toBe('true');
      expect(occasion().value).toBe(start.occasion);
      const pressed = quickStarts.filter(({ name }) => card(name).ariaPressed === 'true');
      expect(pressed).toEqual([start]);
    }
  });

  it('leave typed words where they are', async () => {
    const { user } = await open();
    await user.type(promptBox(), 'no heels');
    await user.click(card('Night Out'));
    expect(promptBox().value).toMatch(/^no heels, A night out/);
    await user.click(card('Night Out'));
    expect(promptBox().value).toBe('no heels');
  });

  it('take out what they filled in when they are pressed again, and nothing that was chosen since', async () => {
    const { user } = await open();
    await user.click(card('Night Out'));
    await user.click(press('romantic'));
    await user.click(card('Night Out'));
    expect(promptBox().value).toBe('');
    expect(occasion().value).toBe('');
    expect(press('romantic').ariaPressed).toBe('true');
  });
});

describe('the mood picker', () => {
  it('has the eight moods', async () => {
    await open();
    expect(
      moodPicker()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['casual', 'sporty', 'elegant', 'professional', 'romantic', 'edgy', 'bohemian', 'minimalist']);
  });

  it.each(Object.entries(moods))('offers five moments for %s', async (mood, moments) => {
    const { user } = await open();
    await user.click(press(mood));
    const offered = within(screen.getByRole('group', { name: `Moments that are ${mood}` })).getAllByRole(
      'button',
    );
    expect(offered.map(({ textContent }) => textContent)).toEqual([...moments]);
    expect(offered).toHaveLength(5);
  });

  it('is content with a mood alone', async () => {
    const { user, ask } = await open();
    await user.click(press('elegant'));
    expect(await ask()).toMatchObject({ mood: 'elegant' });
  });

  it('sends a mood and its moment as one value', async () => {
    const { user, ask } = await open();
    await user.click(press('elegant'));
    await user.click(press('opera night'));
    expect(await ask()).toMatchObject({ mood: 'elegant > opera night' });
  });

  it('takes a moment back when it is pressed again, and with another mood', async () => {
    const { user, ask } = await open();
    await user.click(press('elegant'));
    await user.click(press('opera night'));
    await user.click(press('opera night'));
    expect(press('opera night').ariaPressed).toBe('false');
    await user.click(press('opera night'));
    await user.click(press('sporty'));
    expect(await ask()).toMatchObject({ mood: 'sporty' });
  });

  it('forgets both with Clear, which is there only then', async () => {
    const { user, ask } = await open();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.click(press('elegant'));
    await user.click(press('opera night'));
    await user.click(press('Clear'));
    expect(screen.queryByRole('group', { name: /^Moments/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(document.activeElement).toBe(press('elegant'));
    expect(await ask()).toMatchObject({ mood: null });
  });
});

describe('the occasion picker', () => {
  it('has the ten occasions, with none selected', async () => {
    await open();
    const options = [...occasion().options].map(({ value }) => value);
    expect(options).toEqual(['', ...occasions]);
    expect(occasion().value).toBe('');
  });
});

describe('the picture', () => {
  const checkbox = () => screen.getByRole('checkbox', { name: 'Generera en bild av outfiten' });

  it('is labelled in Swedish, with a reason to go without it', async () => {
    await open();
    expect(screen.getByText('Generera en bild av outfiten').lang).toBe('sv');
    screen.getByText('Without an image it is faster and cheaper.');
  });

  it('is not made unless it is asked for', async () => {
    const { ask } = await open();
    expect((checkbox() as HTMLInputElement).checked).toBe(false);
    expect(await ask()).toMatchObject({ generateImage: false });
  });

  it('is made when it is asked for', async () => {
    const { user, ask } = await open();
    await user.click(checkbox());
    expect(await ask()).toMatchObject({ generateImage: true });
  });
});

describe('where to buy', () => {
  const links = () => screen.queryAllByRole('group', { name: /^Link \d+$/ });
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], values: string[]) => {
    await user.click(press('Add Link'));
    const link = within(links().at(-1) as HTMLElement);
    for (const [index, label] of ['Store name', 'Price', 'URL'].entries()) {
      const value = values[index];
      if (value) await user.type(link.getByLabelText(label), value);
    }
  };

  it('has no link until one is added, and as many as are added', async () => {
    const { user } = await open();
    screen.getByRole('group', { name: /^Where to Buy/ });
    expect(links()).toHaveLength(0);
    await user.click(press('Add Link'));
    await user.click(press('Add Link'));
    expect(links()).toHaveLength(2);
  });

  it('is sent with the request', async () => {
    const { user, ask } = await open();
    await fill(user, ['Selma’s', '499 kr', 'https://selma.example/navy']);
    expect(await ask()).toMatchObject({
      purchaseLinks: [{ storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' }],
    });
  });

  it('loses the link that is removed, and no other', async () => {
    const { user, ask } = await open();
    for (const store of ['First', 'Second', 'Third']) await fill(user, [store]);
    await user.click(press('Remove link 2'));
    expect(await ask()).toMatchObject({ purchaseLinks: [{ storeName: 'First' }, { storeName: 'Third' }] });
  });

  it('drops links without a store and invalid URLs without blocking the request', async () => {
    const { user, ask } = await open();
    await fill(user, ['', '10 €', 'https://shop.example']);
    await fill(user, ['Selma’s', 'a fair price', 'not an address']);
    screen.getByText('Not a web address: the link goes without it');
    expect(await ask()).toMatchObject({
      purchaseLinks: [{ storeName: 'Selma’s', price: 'a fair price', url: null }],
    });
  });
});
