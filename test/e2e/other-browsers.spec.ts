import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { pictureFile } from '../../bin/demo/pictures.ts';
import { browsers, drive, programs } from './support/driver.ts';
import { addPieces, basics, idOf, newPerson } from './support/people.ts';

type Open = (typeof browsers)[keyof typeof browsers]['open'];

/** A test with a browser that ends with it, also when it fails. */
const test = base.extend<{ openWith: (open: Open) => ReturnType<typeof drive> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  openWith: async ({}, use, testInfo) => {
    // Not in /tmp, which a Firefox of Ubuntu's snap does not see.
    await using profile = await mkdtempDisposable(join(testInfo.project.outputDir, 'profile-'));
    await using browser = programs();
    let page: Awaited<ReturnType<typeof drive>> | undefined;
    await use(async (open) => (page = await drive(await open(browser.start, profile.path))));
    if (!page || !testInfo.error) return;
    await mkdir(testInfo.outputDir, { recursive: true });
    await writeFile(testInfo.outputPath('failed.png'), await page.screenshot());
  },
});

const button = (name: string) => `//button[not(@aria-disabled="true")][normalize-space()="${name}"]`;
const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const text = (start: string) => `//*[starts-with(normalize-space(text()), "${start}")]`;

for (const [name, { open, missing }] of Object.entries(browsers)) {
  const title = `in ${name}, someone signs in, uploads a photo, turns it, gets an outfit and writes a message`;
  test(title, { tag: '@long' }, async ({ baseURL: url = '', openWith }) => {
    if (missing) console.log(`Not tested in ${name}. Not installed: ${missing}`);
    test.skip(missing !== '' && !process.env['GITHUB_ACTIONS']);
    expect(missing, 'packages that are missing').toBe('');
    const [person, other] = [await newPerson(url), await newPerson(url)];
    await addPieces(url, person, basics);
    const chat = await person.api.messages.startConversation({ body: { userId: await idOf(other) } });

    const page = await openWith(open);
    await page.go(`${url}/auth`);
    await page.type(field('Email'), person.email);
    await page.type(field('Password'), person.password);
    await page.click(`//form${button('Sign In')}`);

    await page.click(button('Upload New'));
    await page.type('//input[@aria-label="Photos"]', pictureFile('red-dress'));
    await page.find(text('Detected: red'));
    await page.click(button('Upload'));
    await page.find(text('Clothing item uploaded successfully'));
    await page.click(button('My Clothes'));
    await page.click('//a[@aria-label="red dress"]');
    await page.click(button('Crop or rotate'));
    await page.click(button('Turn right'));
    await page.click(button('Save photo'));
    const shape = `const { naturalWidth, naturalHeight } = document.querySelector('[alt="red dress"]') ?? {};
      return naturalWidth > naturalHeight;`;
    await expect.poll(() => page.run(shape)).toBe(true);

    await page.go(`${url}/outfits`);
    await page.click(button('Skip'));
    await page.type(field('What are you dressing for?'), 'A calm day at the office');
    await page.click(button('Generate'));
    await page.find('//*[@role="dialog"]//*[@aria-label="Items"]');

    await page.go(`${url}/messages?conversation=${chat.id}`);
    // The last character is the key Enter.
    await page.type('//*[@placeholder="Type a message..."]', 'Hello from here\uE007');
    await page.find('//*[@data-side="right"][.="Hello from here"]/..//*[.="Sent"]');
  });
}
