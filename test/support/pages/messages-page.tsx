import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Conversation } from '#shared/contract/messages';
import { ada } from '../examples/made-up.ts';
import { startFakeApi } from '../fake/api.ts';
import { FakeSocket } from '../fake/socket.ts';
import type { World } from '../fake/world.ts';
import { heading, openPage } from './open-page.tsx';

/** Opens the messages as Ada, with `open` as the open conversation if given, and waits until the socket is open. */
export async function openMessages(content: Partial<World> = {}, open?: Conversation) {
  const api = startFakeApi(content);
  const page = await openPage(open ? `/messages?conversation=${open.id}` : '/messages', { as: ada });
  await heading('Messages');
  await socketIsOpen();
  return { api, ...page };
}

export const socketIsOpen = () =>
  waitFor(() => expect(FakeSocket.opened.at(-1)?.readyState).toBe(WebSocket.OPEN));

/** The texts of the rows in the list of conversations. */
export const listed = () =>
  within(screen.getByRole('region', { name: /Conversations|Requests/ }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

export const composer = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');

/** The texts of the bubbles in the open chat, in order. Own messages are prefixed with '> '. */
export const said = () =>
  [...document.querySelectorAll<HTMLElement>('[data-side]')].map(
    ({ dataset, textContent }) => (dataset['side'] === 'right' ? '> ' : '') + textContent,
  );
