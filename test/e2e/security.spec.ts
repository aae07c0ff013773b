import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addOutfits } from './support/people.ts';
import { owner, visitor } from './support/test.ts';

visitor('a script that somebody slips into the page does not run', async ({ page, problems }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  const code = 'window.slippedIn = true';
  const refused = await page.evaluate((text) => {
    const ways: Record<string, () => unknown> = {
      'a script’s text': () => Object.assign(document.createElement('script'), { textContent: text }),
      'a script’s address': () => Object.assign(document.createElement('script'), { src: '/icon.svg' }),
      'a worker of another host': () => new Worker('https://elsewhere.example/assets/worker.js'),
      'HTML in a text': () => Object.assign(document.body, { innerHTML: `<img src="x" onerror="${text}">` }),
      'a handler in a text': () => document.body.setAttribute('onclick', text),
    };
    return Object.keys(ways).filter((way) => {
      try {
        ways[way]?.();
        return false;
      } catch {
        return true;
      }
    });
  }, code);
  expect(refused).toHaveLength(5);
  // A text node is no assignment that a policy sees.
  await page.evaluate((text) => {
    const script = document.createElement('script');
    script.append(text);
    document.body.append(script);
  }, code);
  await expect.poll(() => problems.some((text) => /TrustedScript|script-src/.test(text))).toBe(true);
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  problems.length = 0;
});

owner('what people write is shown as they wrote it, and never run', async ({ page, person }) => {
  const prompt = '<img src="/x" onerror="window.slippedIn = true"> office';
  await addOutfits(person, [prompt]);
  await page.goto('/outfits?tab=outfits');
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(`“${prompt}”`)).toBeVisible();
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

visitor('the scripts of the browser hold no key and no secret', async () => {
  const folder = 'dist/assets';
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts)
    expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(
      /AKIA[0-9A-Z]{16}|BEGIN [A-Z ]*PRIVATE KEY|client_secret|pinboard-client-secret/,
    );
});
