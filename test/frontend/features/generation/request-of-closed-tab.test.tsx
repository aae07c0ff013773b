import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { closeTab, withDatabase } from '../../../support/fake/database.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { settled, showApp } from '../../../support/pages/open-page.tsx';

withDatabase();
const promptFound = () => screen.findByLabelText('What are you dressing for?');

it('a request that was not answered is there again in another tab', async () => {
  const { user, close } = await openGenerator();
  await user.type(promptBox(), 'office day');
  await closeTab(close);
  showApp();
  await promptFound();
  await waitFor(() => expect(promptBox().value).toBe('office day'));
});

it('a request that was answered or cleared is not restored in another tab', async () => {
  const { api, user, generate, close } = await openGenerator();
  await user.type(promptBox(), 'gala');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await generate();
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ outfit: anOutfit() });
  await screen.findByRole('dialog');
  await closeTab(close);
  showApp();
  await promptFound();
  await settled();
  expect(promptBox().value).toBe('');
});
