import { expect, type Locator, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayFromToday } from '#shared/rules/days';
import { cut, hardTexts } from './support/hard-texts.ts';
import { overflow } from './support/page-checks.ts';
import { addPhoto, idOf, newPerson, type Person } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 700 }, actionTimeout: 10_000 });

/** The hard text at an index, shortened to `most` characters. Each field uses a different index. */
const textAt = (index: number, most: number) => cut(hardTexts[index % hardTexts.length] ?? '', most);

/** Creates items, outfits and planned days with a hard text in every field. */
async function fill(url: string, person: Person) {
  const { api } = person;
  const ids: string[] = [];
  for (const at of hardTexts.keys()) {
    const { id } = await api.wardrobe.createItem({
      body: {
        imageUrl: await addPhoto(url, person, 'navy'),
        category: textAt(at + 1, 50),
        color: textAt(at + 2, 30),
        style: textAt(at + 3, 50),
        brand: textAt(at, 100),
        description: textAt(at + 4, 500),
      },
    });
    ids.push(id);
  }
  const outfitIds: string[] = [];
  for (const at of hardTexts.keys()) {
    const { id } = await api.outfits.createOutfit({
      body: {
        title: textAt(at, 100),
        notes: textAt(at + 1, 500),
        occasion: textAt(at + 2, 100),
        itemIds: [0, 1, 2, 3, 4].map((piece) => ids[(at + piece) % ids.length] ?? ''),
      },
    });
    outfitIds.push(id);
    await api.calendar.scheduleOutfit({
      body: { outfitId: id, scheduledDate: dayFromToday(at), notes: textAt(at, 500) },
    });
  }
  return { ids, outfitIds };
}

// What fits a phone fits a large screen.
test('the hardest texts fit every page and dialog of a phone', { tag: ['@phone', '@long'] }, async ({
  page,
  url,
  person,
  otherBrowser,
}) => {
  // The test writes three times forty rows and opens about forty pages.
  test.setTimeout(240_000);
  const other = await newPerson(url);
  const ownId = await idOf(person);
  // A word without a line break opportunity, and combining marks that pile up.
  await other.api.profile.updateProfile({ body: { displayName: 'W'.repeat(50) } });
  await person.api.profile.updateProfile({ body: { displayName: `Z${'\u0336\u0322\u0317'.repeat(16)}` } });
  const { ids, outfitIds } = await fill(url, person);
  const [shown = ''] = outfitIds;
  const params = { outfitId: shown };
  for (const [at, commentText] of hardTexts.entries()) {
    // Each person writes a part of them, because there is a limit a minute.
    const { id } = await (at % 2 ? other : person).api.community.addComment({
      params,
      body: { commentText: at % 2 ? commentText : commentText.repeat(3) },
    });
    if (at % 5 === 0)
      await person.api.community.addComment({ params, body: { commentText, parentCommentId: id } });
  }
  await other.api.community.likeOutfit({ params });
  await other.api.community.followUser({ params: { userId: ownId } });
  const { id: conversationId } = await other.api.messages.startConversation({ body: { userId: ownId } });
  const [longest = ''] = hardTexts;
  for (const content of hardTexts)
    await other.api.messages.sendMessage({ params: { conversationId }, body: { id: uuidv7(), content } });
  await person.api.messages.sendMessage({
    params: { conversationId },
    body: { id: uuidv7(), content: longest, share: { kind: 'outfit', id: shown } },
  });

  let name = '';
  const check = (on: Page) => expect.soft(overflow(on), name).resolves.toEqual([]);
  type Shown = (on: Page) => Locator;
  const open = async (path: string, shows: Shown, on: Page = page) => {
    name = path;
    await on.goto(path);
    await expect(shows(on).filter({ visible: true }).first()).toBeVisible();
    await check(on);
  };
  /** Opens a page, and a dialog over it. */
  const press = async (path: string, button: Shown, on: Page = page) => {
    await open(path, button, on);
    await button(on).first().click();
    await expect(on.getByRole('dialog')).toBeVisible();
    name += ', with a dialog';
    await check(on);
  };
  const write = async (path: string, shows: Shown, field: string, text: string) => {
    await open(path, shows);
    await page.getByLabel(field).first().fill(text);
    name += ', written to';
    await check(page);
  };
  const button =
    (label: string | RegExp): Shown =>
    (on) =>
      on.getByRole('button', { name: label });
  const article: Shown = (on) => on.getByRole('article');
  const comments: Shown = (on) => on.getByRole('list', { name: 'Comments' });

  await write('/dashboard', article, 'Search my clothes', longest);
  for (const id of ids.slice(0, 8)) await open(`/dashboard/${id}`, button('Edit'));
  await press(`/dashboard/${ids[8]}`, button('Edit'));
  await open('/outfits?tab=outfits', article);
  for (const id of outfitIds.slice(0, 6))
    await open(`/outfits?outfit=${id}`, (on) => on.getByRole('dialog').getByRole('button', { name: 'More' }));
  const all = hardTexts.join(' ').slice(0, 1000);
  await write('/outfits', button('Generate'), 'What are you dressing for?', all);
  await press('/calendar', button('Reschedule'));
  await write(`/outfit/${shown}`, comments, 'Add a comment', longest);
  await open('/community', article);
  await open(`/community?q=${encodeURIComponent(longest)}`, (on) =>
    on.getByLabel('Search outfits and people'),
  );
  await open(`/messages?conversation=${conversationId}`, (on) => on.getByText(longest).last());
  await open('/messages', (on) => on.getByText('W'.repeat(20)));
  await open('/profile', article);
  for (const label of ['Edit profile', '1 follower', /^Notifications/])
    await press('/profile', button(label));
  await open('/', button('Wore it'));

  const theirs = await otherBrowser(other);
  await press('/community', (on) => article(on).getByRole('button'), theirs);
  await open(`/people/${ownId}`, article, theirs);
  await open(`/outfit/${shown}`, comments, theirs);
});
