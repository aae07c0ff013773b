import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { items } from '../../../support/examples/made-up.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';

const dress = { category: 'dress', color: 'red', description: 'silk' };
const chips = async () => within(await screen.findByRole('list', { name: 'What I heard' }));

it('what was heard is shown once the writer pauses', async () => {
  const { user } = await openGenerator({ clothes: items(1, dress) });
  await user.type(promptBox(), 'My red silk dress for a wedding, no heels');
  const shown = (await chips()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['wedding', 'your red silk dress', 'no heels']);
});

it('a chip that is taken out is not asked for', async () => {
  const { api, user } = await openGenerator({ clothes: items(1, dress) });
  await user.type(promptBox(), 'office, no heels');
  await user.click((await chips()).getByRole('button', { name: 'Ignore no heels' }));
  await waitFor(() => expect(screen.queryByText('no heels')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
  expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({ ignored: ['no heels'] });
});

it('words that nothing was made of are named', async () => {
  const { user } = await openGenerator();
  await user.type(promptBox(), 'dress me like Zorblax');
  await screen.findByText(/not understood, will be ignored/);
  screen.getByText('Zorblax');
});
