import { expect } from '@playwright/test';
import { idOf, newPerson, outfitOf } from './support/people.ts';
import { owner } from './support/test.ts';

owner(
  'a like, a comment, a reply and a follow in one browser appear in the other without a reload',
  async ({ page, url, person, otherBrowser }) => {
    const other = await newPerson(url);
    const outfit = await outfitOf(person);
    const theirs = await otherBrowser(other);
    const community = await page.context().newPage();
    const profile = await page.context().newPage();

    // The owner has three open pages: the outfit with its comments, the community, and the profile.
    await page.goto(`/outfit/${outfit.id}`);
    await expect(page.getByText('0 likes', { exact: true })).toBeVisible();
    await profile.goto('/profile');
    await expect(profile.getByRole('button', { name: '0 followers' })).toBeVisible();
    const bell = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(bell('Notifications')).toBeVisible();
    // The socket is opened two seconds after the page.
    for (const each of [page, profile]) await each.waitForFunction(() => performance.now() > 3000);

    await theirs.goto(`/outfit/${outfit.id}`);
    await theirs.getByRole('button', { name: 'Like · 0' }).click();
    await expect(page.getByText('1 like', { exact: true })).toBeVisible();
    await expect(bell('Notifications, 1 new')).toBeVisible();

    // A count that is already shown is updated, also in the list of the most liked outfits.
    await community.goto('/community');
    const loved = community.getByRole('listitem').filter({ hasText: outfit.title }).first();
    await expect(loved.getByText('1 like', { exact: true })).toBeAttached();
    await community.waitForFunction(() => performance.now() > 3000);
    const third = await newPerson(url);
    await third.api.community.likeOutfit({ params: { outfitId: outfit.id } });
    await expect(loved.getByText('2 likes', { exact: true })).toBeAttached();
    await expect(page.getByText('2 likes', { exact: true })).toBeVisible();

    await theirs.getByLabel('Add a comment').fill('Where is the shirt from?');
    await theirs.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Comments' }).getByText('Where is the shirt from?'),
    ).toBeVisible();
    await expect(bell('Notifications, 2 new')).toBeVisible();
    await page.getByRole('button', { name: /^Reply to/ }).click();
    await page.keyboard.type('A flea market');
    await page.keyboard.press('Control+Enter');
    await expect(theirs.getByRole('list', { name: /^Replies to/ }).getByText('A flea market')).toBeVisible();

    await theirs.goto(`/people/${await idOf(person)}`);
    await expect(theirs.getByRole('list', { name: /^Outfits of/ }).getByRole('article')).toHaveCount(1);
    await theirs.getByRole('button', { name: /^Follow / }).click();
    await expect(profile.getByRole('button', { name: '1 follower' })).toBeVisible();
    await expect(bell('Notifications, 3 new')).toBeVisible();
    await profile.getByRole('button', { name: '1 follower' }).click();
    await profile.getByRole('dialog', { name: 'Followers' }).getByRole('link').click();
    await expect(profile).toHaveURL(`/people/${await idOf(other)}`);
    await expect(profile.getByRole('dialog')).toHaveCount(0);
    await profile.goBack();

    // An open list of notifications is updated too.
    await bell('Notifications, 3 new').click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('link')).toHaveCount(3);
    await theirs.getByRole('button', { name: /^Following / }).click();
    await expect(panel.getByRole('link')).toHaveCount(2);
    await expect(profile.getByRole('button', { name: '0 followers' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^Follow / })).toBeVisible();
  },
);
