import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { closeTab, withDatabase } from '../../../support/fake/database.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { settled, showApp } from '../../../support/pages/open-page.tsx';

withDatabase();
const promptFound = () => screen.findByLabelText('What are you dressing for?');

it('a request is there again in another tab until it is cleared or answered', async () => {
  const { api, user, close } = await openGenerator();
  await user.type(promptBox(), 'office day');
  await closeTab(close);
  const second = showApp();
  await promptFound();
  await waitFor(() => expect(promptBox().value).toBe('office day'));
  await second.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await closeTab(second.close);
  const third = showApp();
  await promptFound();
  await settled();
  expect(promptBox().value).toBe('');
  await third.user.type(promptBox(), 'gala{Tab}');
  await third.user.click(screen.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ outfit: anOutfit() });
  await screen.findByRole('dialog');
  await closeTab(third.close);
  showApp();
  await promptFound();
  await settled();
  expect(promptBox().value).toBe('');
});
