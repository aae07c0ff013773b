import { expect, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '#shared/limits';
import { dayFromToday } from '#shared/rules/days';
import { sendForm } from '../../bin/demo/app-client.ts';
import { jpeg } from '../support/pictures.ts';
import { cut, hardTexts } from './support/hard-texts.ts';
import { overflow } from './support/page-checks.ts';
import { newPerson, type Person } from './support/people.ts';
import { seenTour, test } from './support/test.ts';

test.skip(({ isMobile }) => !isMobile, 'What is narrow enough for 320 px is narrow enough.');
test.use({ viewport: { width: 320, height: 700 }, actionTimeout: 10_000 });

const idOf = async ({ api }: Person) => (await api.profile.getProfile()).userId;
const inTurn = async <T>(all: readonly T[], act: (one: T, index: number) => Promise<unknown>) => {
  const queue = all.entries();
  const work = async () => {
    for (const [index, one] of queue) await act(one, index);
  };
  await Promise.all(Array.from({ length: 4 }, work));
};
/** The hard text at an index, shortened to `most` characters. Each field uses a different index. */
const textAt = (index: number, most: number) => cut(hardTexts[index % hardTexts.length] ?? '', most);

/** Creates items, outfits and planned days with a hard text in every field. */
async function fill(url: string, { api }: Person) {
  const photo = await jpeg('navy', 90, 120);
  const ids: string[] = [];
  await inTurn(hardTexts, async (_, at) => {
    const upload = { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: photo.length };
    const ticket = await api.wardrobe.prepareUpload({ body: upload });
    const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
    expect((await sendForm(url, ticket, file, 'photo.jpg')).ok).toBe(true);
    const { id } = await api.wardrobe.createItem({
      body: {
        imageUrl: ticket.path,
        category: textAt(at + 1, 50),
        color: textAt(at + 2, 30),
        style: textAt(at + 3, 50),
        brand: textAt(at, 100),
        description: textAt(at + 4, 500),
      },
    });
    ids.push(id);
  });
  const outfitIds: string[] = [];
  await inTurn(hardTexts.slice(0, limits.calls.outfits.minute), async (_, at) => {
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
  });
  return { ids, outfitIds };
}

test('the hardest texts fit every page and dialog of a phone', async ({ page, url, person, browser }) => {
  // The test writes three times sixty rows and opens about thirty pages.
  test.setTimeout(240_000);
  const other = await newPerson(url);
  const ownId = await idOf(person);
  // A word without a line break opportunity, and combining marks that pile up.
  for (const [{ api }, name] of [
    [other, 'W'.repeat(50)],
    [person, `Z${'\u0336\u0322\u0317'.repeat(16)}`],
  ] as const)
    await api.profile.updateProfile({ body: { displayName: name } });
  const { ids, outfitIds } = await fill(url, person);
  const [shown = ''] = outfitIds;
  await inTurn(hardTexts, async (commentText, at) => {
    // Each person writes a part of them, because there is a limit a minute.
    const comment = await (at % 2 ? other : person).api.community.addComment({
      params: { outfitId: shown },
      body: { commentText: at % 2 ? commentText : commentText.repeat(3) },
    });
    if (at % 5 === 0)
      await person.api.community.addComment({
        params: { outfitId: shown },
        body: { commentText, parentCommentId: comment.id },
      });
  });
  await other.api.community.likeOutfit({ params: { outfitId: shown } });
  await other.api.community.followUser({ params: { userId: ownId } });
  const { id: conversationId } = await other.api.messages.startConversation({ body: { userId: ownId } });
  for (const content of hardTexts)
    await other.api.messages.sendMessage({ params: { conversationId }, body: { id: uuidv7(), content } });
  await person.api.messages.sendMessage({
    params: { conversationId },
    body: { id: uuidv7(), content: hardTexts[0] ?? '', share: { kind: 'outfit', id: shown } },
  });

  const check = (name: string, on: Page = page) => expect.soft(overflow(on), name).resolves.toEqual([]);
  const open = async (path: string, shows: (on: Page) => ReturnType<Page['locator']>, on: Page = page) => {
    await on.goto(path);
    await expect(shows(on).filter({ visible: true }).first()).toBeVisible();
    await check(path, on);
  };
  const article = (on: Page) => on.getByRole('article');

  await open('/dashboard', article);
  await page
    .getByLabel(/Search/)
    .first()
    .fill(hardTexts[0] ?? '');
  await check('the wardrobe, searched');
  for (const id of ids.slice(0, 8))
    await open(`/dashboard/${id}`, (on) => on.getByRole('button', { name: 'Edit' }));
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('a piece that is edited');

  await page.goto('/outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await expect(article(page).first()).toBeVisible();
  await check('the outfits');
  for (const id of outfitIds.slice(0, 6))
    await open(`/outfits?outfit=${id}`, (on) => on.getByRole('dialog').getByRole('button', { name: 'More' }));
  await open('/outfits', (on) => on.getByLabel('What are you dressing for?'));
  await page.getByLabel('What are you dressing for?').fill(hardTexts.join(' ').slice(0, 1000));
  await check('the generator');

  await open('/calendar', (on) => on.getByRole('button', { name: 'Remove from Calendar' }));
  await page.getByRole('button', { name: 'Reschedule' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('an outfit that is moved');

  await open(`/outfit/${shown}`, (on) => on.getByRole('list', { name: 'Comments' }));
  await page.getByLabel('Add a comment').fill(hardTexts[0] ?? '');
  await check('a public outfit with its comments');
  await open('/community', article);
  await open(`/community?q=${encodeURIComponent(hardTexts[0] ?? '')}`, (on) =>
    on.getByLabel('Search outfits'),
  );
  await open(`/messages?conversation=${conversationId}`, (on) => on.getByText(hardTexts[0] ?? '').last());
  await open('/messages', (on) => on.getByRole('button', { name: /W{10}/ }).or(on.getByText('W'.repeat(20))));
  await open('/profile', article);
  for (const name of ['Edit profile', '1 follower']) {
    await page.goto('/profile');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(name);
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await check('the notifications');
  await open('/', (on) => on.getByRole('button', { name: 'Wore it' }));

  const theirContext = await browser.newContext({
    viewport: { width: 320, height: 700 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [...other.storage, seenTour] }] },
  });
  const theirs = await theirContext.newPage();
  await open(`${url}/community`, article, theirs);
  await theirs.getByRole('article').getByRole('button').first().click();
  await expect(theirs.getByRole('dialog')).toBeVisible();
  await check('an outfit of somebody else', theirs);
  await open(`${url}/people/${ownId}`, article, theirs);
  await open(`${url}/outfit/${shown}`, (on) => on.getByRole('list', { name: 'Comments' }), theirs);
  await theirContext.close();
});
