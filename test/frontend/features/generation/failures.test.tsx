import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureKindOf, failureKinds } from '#frontend/features/generation/texts.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { errorCodes } from '#shared/errors';
import { anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { heading } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';

async function generateInVain(
  ...failure: Parameters<Awaited<ReturnType<typeof openGenerator>>['api']['fail']>
) {
  const page = await openGenerator();
  page.api.fail(...failure);
  await page.generate();
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}
const noClothes = ['generation.startGeneration', 'generation.no_clothes'] as const;
const busy = ['generation.startGeneration', 'generation.busy'] as const;

/** One error code for each kind of failure. */
const oneOfEach = [...new Map(errorCodes.map((code) => [failureKindOf(code), code])).values()];

describe('a generation that fails', () => {
  it.each(oneOfEach)('with %s shows the text of that code, and can be asked again', async (error) => {
    const { api, user, generate } = await openGenerator();
    await generate();
    await waitFor(() => expect(api.world.jobs.size).toBe(1));
    api.endGeneration({ error });
    const { title, suggestion } = failureKinds[failureKindOf(error)];
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    dialog.getByText(errorTexts[error]);
    dialog.getByText(suggestion);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    // There is no outfit dialog behind it.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(generateButton().disabled).toBe(false);
    expect(generateButton().textContent).toBe('Generate');
    expect(promptBox().value).toBe('office day');
  });

  it('with a bare 503 of the gateway says that the service is busy', async () => {
    const { dialog } = await generateInVain('generation.startGeneration', 'internal', { status: 503 });
    dialog.getByText(/^AI service is currently busy/);
  });

  it('because there are no clothes leads to the wardrobe', async () => {
    const { user, dialog } = await generateInVain(...noClothes);
    dialog.getByText('Please upload some clothing items to your wardrobe first.');
    await user.click(dialog.getByRole('link', { name: 'Go to my wardrobe' }));
    await heading('My Wardrobe');
  });

  it('without a connection says so and keeps what was typed', async () => {
    const { api, user, generate } = await openGenerator();
    api.goOffline();
    await generate();
    const dialog = within(await screen.findByRole('dialog', { name: failureKinds['api-error'].title }));
    dialog.getByText(/^Connection issue/);
    await user.keyboard('{Escape}');
    expect(promptBox().value).toBe('office day');
  });

  it('by a validation rule of the server shows the rule’s own text', async () => {
    const { dialog } = await generateInVain('generation.startGeneration', 'request.invalid', {
      message: 'That mood is not known',
    });
    dialog.getByText('That mood is not known');
  });

  it('is retried from the dialog, with the same request', async () => {
    const { api, user, dialog } = await generateInVain(...busy);
    api.fail('generation.startGeneration', null);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Progress' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, second] = api.requestsOf('generation.startGeneration');
    expect(second).toEqual(first);
  });

  it('of Regenerate is retried as Regenerate', async () => {
    const { api, user, generate } = await openGenerator({ known: anOutfit() });
    await generate();
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    api.fail(...busy);
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    api.fail('generation.startGeneration', null);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    const asked = api.requestsOf('generation.startGeneration');
    expect(asked.map(({ body }) => body)).toMatchObject([
      { forceVariety: false },
      { forceVariety: true },
      { forceVariety: true },
    ]);
  });

  it('keeps the form’s input, and returns the focus to the page', async () => {
    const shirt = anItem({ color: 'white' });
    const { api, user, generate } = await openGenerator({ clothes: [shirt] });
    api.fail(...busy);
    await user.click(await screen.findByRole('button', { name: 'white shirt' }));
    await user.click(screen.getByRole('button', { name: 'romantic' }));
    await user.click(screen.getByRole('button', { name: 'Add Link' }));
    await user.type(screen.getByLabelText('Store name'), 'Selma’s');
    await generate();
    await screen.findByRole('dialog', { name: failureKinds['api-error'].title });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(screen.getByRole('button', { name: 'white shirt' }).ariaPressed).toBe('true');
    expect(screen.getByRole('button', { name: 'romantic' }).ariaPressed).toBe('true');
    expect((screen.getByLabelText('Store name') as HTMLInputElement).value).toBe('Selma’s');
  });
});

describe('the kind of trouble', () => {
  it.each([
    ['generation.no_clothes', 'no-items'],
    ['generation.busy', 'api-error'],
    ['generation.daily_limit', 'limit-reached'],
    ['unreachable', 'api-error'],
    ['internal', 'api-error'],
    ['generation.not_returned', 'generation-failed'],
    ['generation.timed_out', 'generation-failed'],
    ['upload.invalid_file', 'upload-failed'],
    ['upload.missing', 'upload-failed'],
  ] as const)('of %s is %s', (code, trouble) => {
    expect(failureKindOf(code)).toBe(trouble);
  });

  it('has a title and a suggestion of its own', () => {
    const words = Object.values(failureKinds).flatMap(({ title, suggestion }) => [title, suggestion]);
    expect(words).toHaveLength(10);
    expect(new Set(words.filter((text) => text.trim())).size).toBe(10);
  });
});
