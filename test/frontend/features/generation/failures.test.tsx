import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { errorCodes } from '#shared/errors';
import { generateButton, openGenerator, promptBox } from '../../../support/generator-page.tsx';
import { findToast } from '../../../support/open-page.tsx';

const idleWithPrompt = async () => {
  await waitFor(() => expect(generateButton().disabled).toBe(false));
  expect(generateButton().textContent).toBe('Generate');
  expect(promptBox().value).toBe('office day');
  expect(screen.queryByRole('dialog')).toBeNull();
};

describe('a generation that fails', () => {
  it.each(errorCodes)('with %s is told in the words of that code, and can be asked again', async (error) => {
    const { api, generate } = await openGenerator();
    await generate();
    await waitFor(() => expect(api.world.jobs.size).toBe(1));
    api.endGeneration({ error });
    const toast = await findToast('Generation failed');
    expect(toast.textContent).toContain(errorTexts[error]);
    expect(toast.className).toContain('bg-danger');
    await idleWithPrompt();
  });

  it('before it starts, because there are no clothes, says what to do', async () => {
    const { api, generate } = await openGenerator();
    api.fail('generation.startGeneration', 'generation.no_clothes');
    await generate();
    expect((await findToast('Generation failed')).textContent).toContain(
      'Please upload some clothing items to your wardrobe first.',
    );
    await idleWithPrompt();
  });

  it('without a connection says so and keeps what was typed', async () => {
    const { api, generate } = await openGenerator();
    api.goOffline();
    await generate();
    expect((await findToast('Generation failed')).textContent).toContain('Connection issue');
    await idleWithPrompt();
  });

  it('by a rule that the server holds is told in the rule’s own words', async () => {
    const { api, generate } = await openGenerator();
    api.fail('generation.startGeneration', 'request.invalid');
    await generate();
    expect((await findToast('Generation failed')).textContent).toContain(errorTexts['request.invalid']);
  });
});
