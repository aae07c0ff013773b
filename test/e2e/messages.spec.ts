import { type Browser, expect, type Page } from '@playwright/test';
import { startInstance } from './support/own-instance.ts';
import { newPerson, type Person } from './support/people.ts';
import { test } from './support/test.ts';

type Named = { person: Person; id: string };

async function aNamedPerson(url: string, displayName: string): Promise<Named> {
  const person = await newPerson(url);
  const { userId } = await person.api.profile.updateProfile({ body: { displayName } });
  return { person, id: userId };
}

/** Opens a person's messages in a separate browser context. */
async function openMessages(browser: Browser, url: string, { storage }: Person, conversationId: string) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storage }] },
  });
  const page = await context.newPage();
  await page.goto(`${url}/messages?conversation=${conversationId}`);
  await expect(field(page)).toBeVisible();
  return { page, context };
}

const field = (page: Page) => page.getByPlaceholder('Type a message...');
const bubbles = (page: Page) => page.locator('[data-side]');
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

/** Two people with a conversation, each in a separate browser context. */
async function twoPeople(browser: Browser, url: string) {
  const [ada, bea] = [await aNamedPerson(url, 'Ada'), await aNamedPerson(url, 'Bea')];
  const { id } = await ada.person.api.messages.startConversation({ body: { userId: bea.id } });
  await bea.person.api.messages.startConversation({ body: { userId: ada.id } });
  const [atAda, atBea] = [
    await openMessages(browser, url, ada.person, id),
    await openMessages(browser, url, bea.person, id),
  ];
  const close = () => Promise.all([atAda.context.close(), atBea.context.close()]);
  return { atAda, atBea, close };
}

test('two people write to each other, and see at once what the other does', async ({ browser, url }) => {
  const { atAda, atBea, close } = await twoPeople(browser, url);
  const [ada, bea] = [atAda.page, atBea.page];
  await expect(ada.getByText('No messages yet. Start the conversation!')).toBeVisible();
  await write(ada, 'What do you wear on Sunday?');
  await expect(bubbles(bea)).toHaveText(['What do you wear on Sunday?']);
  await expect(ada.getByRole('log').getByText('Read')).toBeAttached();
  await field(bea).pressSequentially('Linen');
  await expect(ada.getByText('Typing…')).toBeVisible();
  await field(bea).press('Enter');
  await expect(bubbles(ada)).toHaveText(['What do you wear on Sunday?', 'Linen']);
  await expect(bubbles(ada).first()).toHaveAttribute('data-side', 'right');
  await expect(bubbles(ada).last()).toHaveAttribute('data-side', 'left');

  // On other pages, the title shows the number of unread messages.
  await ada.goto(`${url}/calendar`);
  await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ada).toHaveTitle(/^Outfit Calendar/);
  await write(bea, 'And you?');
  await expect(ada).toHaveTitle(/^\(1\) /);
  await ada.goBack();
  await expect(bubbles(ada).last()).toHaveText('And you?');
  await expect(ada).toHaveTitle(/^Messages/);
  await close();
});

test('what is written without a connection is told and sent later, once, and nothing is missed', async ({
  browser,
  url,
  isMobile,
}) => {
  test.skip(isMobile, 'A connection has nothing to do with the width of the page.');
  const { atAda, atBea, close } = await twoPeople(browser, url);
  const [ada, bea] = [atAda.page, atBea.page];
  await write(ada, 'One');
  await expect(bubbles(bea)).toHaveText(['One']);
  await atAda.context.setOffline(true);
  await write(bea, 'Two');
  await write(ada, 'Three');
  await expect(ada.getByText('Not sent.')).toBeVisible();
  await atAda.context.setOffline(false);
  await expect(bubbles(ada)).toHaveText(['One', 'Two', 'Three']);
  await ada.getByRole('button', { name: 'Try again' }).click();
  for (const page of [ada, bea]) await expect(bubbles(page)).toHaveText(['One', 'Two', 'Three']);
  await close();
});

test('a server that is killed loses no message, and both go on', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'A server has nothing to do with the width of the page.');
  test.slow();
  const instance = await startInstance();
  try {
    const { atAda, atBea, close } = await twoPeople(browser, instance.url);
    const [ada, bea] = [atAda.page, atBea.page];
    await write(ada, 'One');
    await expect(bubbles(bea)).toHaveText(['One']);
    await instance.killAndStart();
    await write(bea, 'Two');
    for (const page of [ada, bea])
      await expect(bubbles(page)).toHaveText(['One', 'Two'], { timeout: 30_000 });
    await close();
  } finally {
    await instance.stop();
  }
});

test('a chat is held with nothing but a keyboard', async ({ browser, url, isMobile }) => {
  test.skip(isMobile, 'A phone has none.');
  const { atAda, close } = await twoPeople(browser, url);
  const { page } = atAda;
  await page.goto(`${url}/messages`);
  const row = page.getByRole('link', { name: /Bea/ });
  await expect(row).toBeVisible();
  await page.getByLabel('Search conversations...').focus();
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    if (await row.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeVisible();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveText(['Hello']);
  await expect(field(page)).toBeFocused();
  await close();
});
