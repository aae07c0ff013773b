import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './people.ts';

export const field = (page: Page) => page.getByPlaceholder('Type a message...');
export const bubbles = (page: Page) => page.locator('[data-side]');
export const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

async function aNamedPerson(url: string, displayName: string) {
  const person = await newPerson(url);
  const { userId } = await person.api.profile.updateProfile({ body: { displayName } });
  return { person, userId };
}

/** Two people with a conversation, each with a browser that shows it. */
export async function twoPeople(open: (person: Person, at: string) => Promise<Page>, url: string) {
  const [{ person: ada, userId }, { person: bea, userId: beasId }] = [
    await aNamedPerson(url, 'Ada'),
    await aNamedPerson(url, 'Bea'),
  ];
  const { id } = await ada.api.messages.startConversation({ body: { userId: beasId } });
  await bea.api.messages.startConversation({ body: { userId } });
  const [atAda, atBea] = [await open(ada, url), await open(bea, url)];
  for (const page of [atAda, atBea]) {
    await page.goto(`/messages?conversation=${id}`);
    await expect(field(page)).toBeVisible();
  }
  return { ada, bea, atAda, atBea };
}
