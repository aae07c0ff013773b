import { screen, within } from '@testing-library/react';
import { ada } from '../examples/made-up.ts';
import { handle } from '../fake/surroundings.ts';
import type { World } from '../fake/world.ts';
import { openGenerator } from './generator-page.tsx';

/** Opens the generator with the board connector, in a tab that is connected to Pinterest or not. */
export async function openConnector(content: Partial<World> = {}, { isConnected = true } = {}) {
  if (isConnected) {
    sessionStorage.setItem('pinboard_oauth_user_id', ada.userId);
    sessionStorage.setItem('pinboard_access_token', handle);
    sessionStorage.setItem('pinboard_connected', 'true');
  }
  const page = await openGenerator(content);
  return { ...page, connector: within(screen.getByRole('region', { name: 'Pinterest' })) };
}
