import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureKindOf, failureKinds } from '#frontend/features/generation/texts.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { errorCodes } from '#shared/errors';
import { anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { heading } from '../../../support/pages/open-page.tsx';
import { outfitTitles } from '../../../support/pages/outfits-page.tsx';

const start = 'generation.startGeneration';

it('a generation that fails shows the text of its code and the advice of its kind, and can be asked again', async () => {
  const { api, user, generate } = await openGenerator();
  await user.type(promptBox(), 'office day');
  /** One error code for each kind of failure. */
  const oneOfEach = [...new Map(errorCodes.map((code) => [failureKindOf(code), code])).values()];
  for (const [index, error] of oneOfEach.entries()) {
    await user.click(generateButton());
    await waitFor(() => expect(api.world.jobs.size).toBe(index + 1));
    api.endGeneration({ error });
    const { title, suggestion } = failureKinds[failureKindOf(error)];
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    dialog.getByText(errorTexts[error]);
    dialog.getByText(suggestion);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    // There is no outfit dialog behind it.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([generateButton().disabled, generateButton().textContent]).toEqual([false, 'Generate']);
    expect(promptBox().value).toBe('office day');
  }
  await user.clear(promptBox());
  api.fail(start, 'generation.busy');
  await generate();
  api.fail(start, null);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Progress' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = api.requestsOf(start).slice(-2);
  expect(second).toEqual(first);
});

it('a request that is refused says why, and leaves the form and the focus on the page', async () => {
  const { api, user } = await openGenerator({ clothes: [anItem({ color: 'white' })], outfits: [anOutfit()] });
  await user.click(await screen.findByRole('button', { name: 'white shirt' }));
  await user.click(screen.getByRole('button', { name: 'romantic' }));
  await user.click(screen.getByRole('button', { name: 'Add Link' }));
  await user.type(screen.getByLabelText('Store name'), 'Selma’s');
  await user.type(promptBox(), 'office day');
  const ask = async () => {
    await user.click(generateButton());
    return within(await screen.findByRole('dialog'));
  };
  api.goOffline();
  (await ask()).getByText(/^Connection issue/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  for (const name of ['white shirt', 'romantic']) screen.getByRole('button', { name, pressed: true });
  expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Selma’s');
  expect(promptBox().value).toBe('office day');
  expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  api.goOnline();
  // A bare 503 of the gateway
  api.fail(start, 'internal', { status: 503 });
  (await ask()).getByText(/^AI service is currently busy/);
  await user.keyboard('{Escape}');
  api.fail(start, 'request.invalid', { message: 'That mood is not known' });
  (await ask()).getByText('That mood is not known');
  await user.keyboard('{Escape}');

  api.fail(start, 'generation.daily_limit', { limit: 50 });
  await user.click((await ask()).getByRole('link', { name: 'My Outfits' }));
  await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });
  expect(outfitTitles()).toEqual(['Quiet Navy']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Generate Outfit' }));
  api.fail(start, 'generation.no_clothes');
  await user.click((await ask()).getByRole('link', { name: 'Go to my wardrobe' }));
  await heading('My Wardrobe');
});

it('each failure is of a kind', () => {
  const kinds = {
    'generation.no_clothes': 'no-items',
    'generation.busy': 'api-error',
    'generation.daily_limit': 'limit-reached',
    unreachable: 'api-error',
    'request.invalid': 'generation-failed',
    not_found: 'generation-failed',
    'generation.not_returned': 'generation-failed',
    'generation.timed_out': 'generation-failed',
    'upload.missing': 'upload-failed',
  } as const;
  for (const code of Object.keys(kinds) as (keyof typeof kinds)[])
    expect([code, failureKindOf(code)]).toEqual([code, kinds[code]]);
});
