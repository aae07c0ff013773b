import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { World } from '../fake/world.ts';
import { type Visit, visit } from './open-page.tsx';

/** Opens the tab My Clothes of a wardrobe with pieces, and returns helpers for what a person does there. */
export async function openClothes(content: Partial<World>) {
  const page = await visit('/dashboard', content);
  const { user, press } = page;
  await screen.findAllByRole('article');
  return {
    ...page,
    async select(...names: string[]) {
      await press('Select');
      for (const name of names) await press(`Select ${name}`);
    },
    /** Presses a button in the toolbar for the selected pieces. */
    act: (name: string) => user.click(selectionBar().getByRole('button', { name })),
    choose: async (name: string) => user.click(await screen.findByRole('menuitem', { name })),
  };
}

/** The person closes the page, or looks at another one. */
export function closePage() {
  act(() => void dispatchEvent(new Event('pagehide')));
}

export const selectionBar = () => within(screen.getByRole('toolbar', { name: 'Selected pieces' }));

export const pieceNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const findPieces = (...names: string[]) => waitFor(() => expect(pieceNames()).toEqual(names));

/** Opens the tab Upload New and returns helpers for what a person does there. */
export async function openUpload(content: Partial<World> = {}, options: Visit = {}) {
  const page = await visit('/dashboard', content, options);
  const { user } = page;
  await user.click(await screen.findByRole('tab', { name: 'Upload New' }));
  // Chooses files of any type. A browser's file dialog also offers this, so `accept` is not applied.
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  const choose = (...files: File[]) => anyFile.upload(screen.getByLabelText('Photos'), files);
  const pick = (label: string, option: string) => user.selectOptions(field(label), option);
  return {
    ...page,
    choose,
    pick,
    async type(label: string, text: string) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
    },
    submit: () => user.click(submitButton()),
    /** Chooses files, waits for the detection and fills in the required fields. */
    async fill(...files: File[]) {
      await choose(...files);
      await detected();
      await pick('Category', 'shirt');
      await pick('Style', 'casual');
    },
  };
}

/** Whether the browser would ask before the page is left. */
export const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const submitButton = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button', {
      name: /^(Upload( \d+ items)?|Try (\d+ )?again|Max 100 items reached)$/,
    })
    .find(({ type }) => type === 'submit') ?? expect.fail('There is no button that uploads.');
/** Whether the button that uploads is grey. It can be pressed, and then says why. */
export const cannotSubmit = () => submitButton().ariaDisabled === 'true';

/** The form's field for all photos. Photos with their own fields come before it: it is the last with this label. */
export const field = (label: string) =>
  (screen.getAllByLabelText(label).at(-1) ?? expect.fail(`There is no ${label}.`)) as HTMLInputElement;

/** The values of the form's fields for a single photo. */
export const detailValues = () =>
  ['Category', 'Style', 'Color (optional)'].map((label) => field(label).value);
export const noteOf = (label: string) => document.getElementById(`${field(label).id}-note`)?.textContent;

/** The fields of one photo when several are chosen. */
export const rowOf = (fileName: string) => {
  const row = within(screen.getByRole('group', { name: fileName }));
  const value = (label: string) => (row.getByLabelText(label) as HTMLSelectElement).value;
  return { ...row, values: () => ['Category', 'Style', 'Color'].map(value) };
};

/** Waits until the detection of all chosen photos has ended. */
export const detected = () =>
  waitFor(() => expect(screen.queryByText('Detecting color and style…')).toBeNull());

/** The names of the files with a preview. */
export const previewNames = () =>
  screen
    .queryAllByRole('img', { name: /^Preview of/ })
    .map((image) => image.getAttribute('alt')?.replace('Preview of ', ''));
