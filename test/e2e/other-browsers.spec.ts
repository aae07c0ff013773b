import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { browsers, type Driver, drive, programs } from './support/driver.ts';
import { addPieces, basics, idOf, newPerson } from './support/people.ts';
import { seenTour } from './support/test.ts';

type Name = keyof typeof browsers;
/** A test with browsers that end with it, also when it fails. */
const test = base.extend<{ open: (name: Name) => Promise<Driver> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  open: async ({}, use, testInfo) => {
    await using profile = await mkdtempDisposable(join(tmpdir(), 'wardrobe-browser-'));
    const { start, end } = programs();
    let page: Driver | undefined;
    try {
      await use(async (name) => {
        page = await drive(await browsers[name].open(start, profile.path));
        return page;
      });
      if (page && testInfo.error) await writeFile(testInfo.outputPath('failed.png'), await page.screenshot());
    } finally {
      await end();
    }
  },
});

const button = (name: string) => `//button[not(@aria-disabled="true")][normalize-space()="${name}"]`;
const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const text = (start: string) => `//*[starts-with(normalize-space(text()), "${start}")]`;

for (const name of Object.keys(browsers) as Name[])
  test(
    `in ${name}, someone signs in, uploads a photo, turns it, gets an outfit and writes a message`,
    {
      tag: '@long',
    },
    async ({ baseURL: url = '', open }, { outputDir }) => {
      const { packages, isInstalled } = browsers[name];
      const missing = isInstalled ? '' : `Not tested in ${name}: not installed: ${packages}`;
      // Before a release no browser is left out.
      if (missing && process.env['GITHUB_ACTIONS']) throw new Error(missing);
      if (missing) console.log(missing);
      test.skip(missing !== '', missing);

      const [person, other] = [await newPerson(url), await newPerson(url)];
      await addPieces(url, person, basics);
      const chat = await person.api.messages.startConversation({ body: { userId: await idOf(other) } });
      await other.api.messages.startConversation({ body: { userId: await idOf(person) } });
      const photo = join(outputDir, 'red dress.jpg');
      await mkdir(outputDir, { recursive: true });
      await writeFile(photo, await jpeg('red', 300, 400));

      const page = await open(name);
      await page.go(`${url}/auth`);
      await page.type(field('Email'), person.email);
      await page.type(field('Password'), person.password);
      await page.click(`//form${button('Sign In')}`);

      await page.click(button('Upload New'));
      await page.type('//input[@aria-label="Photos"]', photo);
      await page.find(text('Detected: red'));
      await page.click(button('Upload'));
      await page.find(text('Clothing item uploaded successfully'));
      await page.click(button('My Clothes'));
      await page.click('//a[@aria-label="red dress"]');
      await page.click(button('Crop or rotate'));
      await page.click(button('Turn right'));
      await page.click(button('Save photo'));
      await expect
        .poll(() => page.run('return document.querySelector(\'[alt="red dress"]\').naturalWidth'))
        .toBe(400);

      await page.run('localStorage.setItem(...arguments)', seenTour.name, seenTour.value);
      await page.go(`${url}/outfits`);
      await page.type(field('What are you dressing for?'), 'A calm day at the office');
      await page.click(button('Generate'));
      await page.find('//*[@role="dialog"]//*[@aria-label="Items"]');

      await page.go(`${url}/messages?conversation=${chat.id}`);
      // The last one is the key Enter.
      await page.type('//*[@placeholder="Type a message..."]', 'Hello from here\uE007');
      await page.find(`//*[@data-side="right"]${text('Hello from here')}`);
      const sent = () => other.api.messages.listMessages({ params: { conversationId: chat.id }, query: {} });
      await expect.poll(async () => (await sent()).items[0]?.content).toBe('Hello from here');
    },
  );
