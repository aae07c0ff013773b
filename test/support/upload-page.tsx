import { screen } from '@testing-library/react';
import { type CallName, startFakeApi } from './fake-api.ts';
import type { World } from './fake-world.ts';
import { ada } from './made-up.ts';
import { openPage } from './open-page.tsx';

/** The tab Upload New, with what a person does there. */
export async function openUpload(content: Partial<World> = {}, { failing }: { failing?: CallName } = {}) {
  const api = startFakeApi(content);
  if (failing) api.fail(failing, 'request.invalid');
  const page = await openPage('/dashboard', { as: ada });
  const { user } = page;
  await user.click(await screen.findByRole('tab', { name: 'Upload New' }));
  const choose = (...files: File[]) => user.upload(screen.getByLabelText('Photos'), files);
  const pick = (field: string, option: string) => user.selectOptions(screen.getByLabelText(field), option);
  return {
    api,
    ...page,
    choose,
    pick,
    submit: () => user.click(submitButton()),
    /** Chooses files and says as much of them as has to be said. */
    async fill(...files: File[]) {
      await choose(...files);
      await pick('Category', 'shirt');
      await pick('Style', 'casual');
    },
  };
}

export const submitButton = () =>
  screen.getByRole('button', { name: /^(Upload( \d+ items)?|Max 100 items reached)$/ }) as HTMLButtonElement;

/** The names of the files that are chosen. */
export const previewNames = () =>
  screen
    .queryAllByRole('img', { name: /^Preview of/ })
    .map((image) => image.getAttribute('alt')?.replace('Preview of ', ''));
