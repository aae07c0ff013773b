import { expect } from '@playwright/test';
import { bubbles, field, twoPeople, write } from './support/chat.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/test.ts';

test('two people write to each other, see at once what the other does, and miss nothing without a connection', async ({
  url,
  otherBrowser,
}) => {
  const { atAda: ada, atBea: bea } = await twoPeople(otherBrowser, url);
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
  await ada.goto('/messages');
  const row = ada.getByRole('link', { name: /Bea/ });
  await expect(row).toBeVisible();
  await ada.goto('/calendar');
  await expect(ada).toHaveTitle(/^Outfit Calendar/);
  await write(bea, 'And you?');
  await expect(ada).toHaveTitle(/^\(1\) /);
  await ada.goBack();

  // The chat is opened and written to with nothing but a keyboard.
  await ada.getByLabel('Search conversations...').focus();
  await tabTo(row, { most: 5 });
  await ada.keyboard.press('Enter');
  await expect(bubbles(ada).last()).toHaveText('And you?');
  await expect(ada).toHaveTitle(/^Messages/);
  await tabTo(field(ada), { most: 8 });
  await ada.keyboard.type('Hello');
  await ada.keyboard.press('Enter');
  await expect(bubbles(bea).last()).toHaveText('Hello');
  await expect(field(ada)).toBeFocused();

  // What is written without a connection is sent later, once.
  await ada.context().setOffline(true);
  await write(bea, 'Two');
  await write(ada, 'Three');
  await expect(ada.getByText('Not sent.')).toBeVisible();
  await ada.context().setOffline(false);
  const all = ['What do you wear on Sunday?', 'Linen', 'And you?', 'Hello', 'Two', 'Three'];
  for (const page of [ada, bea]) await expect(bubbles(page)).toHaveText(all);

  // On a phone only the list or the chat is shown, and the focus goes along.
  await ada.setViewportSize({ width: 390, height: 800 });
  await ada.goto('/messages');
  await row.press('Enter');
  await expect(ada.getByRole('button', { name: 'Back to conversations' })).toBeFocused();
  await ada.goBack();
  await expect(row).toBeFocused();
});
