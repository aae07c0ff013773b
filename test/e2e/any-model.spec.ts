import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { photoOf } from '../../bin/demo/photo.ts';
import { emptyReading } from '../support/examples/readings.ts';
import { startOpenAi } from '../support/stubs/openai.ts';
import { kill, startInstance } from './support/instance.ts';
import { newEmail, password } from './support/people.ts';
import { seenTour, toast, visitor } from './support/test.ts';
import { asFile, chosen, field, submit } from './support/upload-page.ts';

const url = 'http://localhost:3219';

const box = (left: number) => ({ left, top: 0, width: 0.5, height: 1 });
const sights = [
  { category: 'shirt', style: 'business', color: 'blue', material: 'linen', brand: 'Acme' },
  { category: 'skirt', style: 'casual', color: 'black' },
  { category: 'loafers', style: 'casual', color: 'brown' },
];
const words = { description: 'A calm outfit.', reasoning: 'Chosen by the model.', styleNotes: 'Simple.' };
const notes = { stylingTips: ['Roll the sleeves.'], colorHarmony: 'Calm' };

/** Answers each question of the app as a good model would. */
async function startModel() {
  const server = await startOpenAi();
  let photos = 0;
  const answers: Record<string, (text: string) => object> = {
    name_the_pieces: () => {
      const sight = sights[photos++];
      const pieces = sight ? [sight] : sights.slice(0, 2).map((each, at) => ({ ...each, box: box(at / 2) }));
      return { pieces };
    },
    read_request: () => ({ ...emptyReading, pieces: [{ words: 'a saia', handles: ['g2'] }] }),
    present_outfit: (text) => {
      const [, first = ''] = /<suggestions>\n(.*)/.exec(text) ?? [];
      return {
        ...words,
        ...notes,
        garments: first.split(' ').map((handle) => ({ handle, reason: 'It fits.' })),
      };
    },
  };
  server.reply(({ response_format: format, messages }) => {
    const content = JSON.stringify(messages.at(-1)?.content);
    const answer = answers[format?.json_schema.name ?? '']?.(content.replaceAll('\\n', '\n'));
    return answer ? { content: JSON.stringify(answer) } : { status: 400, message: 'unknown schema' };
  });
  return server;
}

visitor(
  'with a model of any server, photos are seen, a request in Portuguese is read, and all goes on without it',
  { tag: ['@long', '@phone'] },
  async ({ page, problems }, testInfo) => {
    visitor.slow();
    const model = await startModel();
    const app = await startInstance(url, testInfo.outputPath('data'), {
      MODEL_URL: model.url,
      MODEL: 'gemma3',
    });
    try {
      const email = newEmail();
      await page.goto(`${url}/auth`);
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), seenTour);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(toast(page, 'Account created!')).toBeVisible();
      await page.getByLabel('Confirmation code').fill((await lastMail(url, email)).code);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.waitForURL(`${url}/dashboard`);

      await page.getByRole('tab', { name: 'Upload New' }).click();
      for (const [at, picture] of (['blue-shirt', 'black-skirt', 'brown-loafers'] as const).entries()) {
        await page
          .getByLabel('Photos', { exact: true })
          .setInputFiles(asFile(await photoOf(picture, 600), `IMG_${at}.jpg`));
        await expect(field(page, 'Category')).toHaveValue(sights[at]?.category ?? '');
        if (at === 0) await expect(field(page, 'Brand (optional)')).toHaveValue('Acme');
        await submit(page).click();
        await expect(chosen(page)).toHaveCount(0);
      }
      // The model sees two pieces in this photo. The app fills in neither and offers to add both.
      await page
        .getByLabel('Photos', { exact: true })
        .setInputFiles(asFile(await photoOf('navy-blazer', 600), 'mirror.jpg'));
      await expect(page.getByText('Several pieces: shirt, skirt')).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await page.getByRole('button', { name: 'Remove mirror.jpg' }).click();

      await page.goto(`${url}/outfits`);
      await page.getByLabel('What are you dressing for?').fill('Quero usar a saia');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await page.getByRole('button', { name: 'Keep them private' }).click();
      const outfit = page.getByRole('dialog');
      await expect(outfit.getByText('Chosen by the model.')).toBeVisible();
      await expect(outfit.getByRole('list', { name: 'Items' })).toContainText('skirt', { ignoreCase: true });

      model.close();
      await outfit.getByRole('button', { name: 'Remix' }).click();
      await page.getByRole('button', { name: 'Add more color' }).click();
      await expect(toast(page, 'Outfit remixed!')).toBeVisible();
      await expect(page.getByRole('dialog').getByText(/model could not/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('list', { name: 'What I heard' })).toContainText('saia');
    } finally {
      model.close();
      await page.close();
      await kill(app);
    }
    expect(problems).toEqual([]);
  },
);
