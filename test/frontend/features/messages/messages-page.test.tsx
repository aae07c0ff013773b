import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Conversation, Message } from '#shared/contract/messages';
import { deletedPersonId, deletedPersonName } from '#shared/rules/deleted-person';
import { ada, bob } from '../../../support/examples/made-up.ts';
import type { FakeApi } from '../../../support/fake/api.ts';
import { aConversation, aMessage, withLast } from '../../../support/fake/messages.ts';
import { FakeSocket } from '../../../support/fake/socket.ts';
import type { World } from '../../../support/fake/world.ts';
import { findError, goTo, heading, settled, showApp, visit } from '../../../support/pages/open-page.tsx';

const own = { senderId: ada.userId };
const cleo = { id: '6a1e2c1e-1d6e-4d36-8a53-1a1f2c7b0c03', displayName: 'Cleo', avatarUrl: null };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Opens the messages as Ada, with `open` as the open conversation if given, and waits until the socket is open. */
async function openMessages(content: Partial<World> = {}, open?: Conversation) {
  const page = await visit(open ? `/messages?conversation=${open.id}` : '/messages', content);
  await heading('Messages');
  await socketIsOpen();
  return page;
}

const socketIsOpen = () => waitFor(() => expect(FakeSocket.opened.at(-1)?.readyState).toBe(WebSocket.OPEN));

/** The texts of the rows in the list of conversations. */
const listed = () =>
  within(screen.getByRole('region', { name: /Conversations|Requests/ }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

const composer = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');

/** The texts of the bubbles in the open chat, in order. Own messages are prefixed with '> '. */
const said = () =>
  [...document.querySelectorAll<HTMLElement>('[data-side]')].map(
    ({ dataset, textContent }) => (dataset['side'] === 'right' ? '> ' : '') + textContent,
  );

/** A conversation with messages from Bob, and the world content that contains it. */
function withBob(...texts: string[]) {
  const begun = aConversation();
  const messages = texts.map((content) => aMessage(begun, { content }));
  const last = messages.at(-1);
  const conversation = last ? withLast(begun, last) : begun;
  return { conversation, world: { conversations: [conversation], messages } };
}
/** Stores the first message that the page has sent, as the server does. */
function storeSent(api: FakeApi, conversation: Conversation) {
  const [request] = api.requestsOf('messages.sendMessage');
  const { id, content } = (request as { body: Message }).body;
  const message = aMessage(conversation, { id, content, ...own });
  api.world.messages.push(message);
  return message;
}
const pushSent = (api: FakeApi, conversation: Conversation, message: Message, unread = 0) =>
  act(() =>
    api.push({
      type: 'message.sent',
      conversation: withLast(conversation, message, unread),
      message,
      unreadMessages: unread,
    }),
  );
const pushRead = (api: FakeApi, readerId: string, { conversationId, position: upTo }: Message) =>
  act(() =>
    api.push({
      type: 'messages.read',
      conversationId,
      readerId,
      upTo,
      readAt: new Date().toISOString(),
      unreadMessages: 0,
    }),
  );
const hide = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const write = async (user: Awaited<ReturnType<typeof openMessages>>['user'], text: string) =>
  user.type(await composer(), `${text}{Enter}`);

it('a chat with somebody who has deleted their account is kept, and nothing can be written in it', async () => {
  const gone = { id: deletedPersonId, displayName: deletedPersonName, avatarUrl: null };
  const begun = aConversation({ otherUser: gone });
  const message = aMessage(begun, { content: 'Farewell', senderId: deletedPersonId });
  const conversation = withLast(begun, message);
  await openMessages({ conversations: [conversation], messages: [message] }, conversation);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Farewell')]));
  const chat = within(screen.getByRole('region', { name: 'Chat with Deleted account' }));
  chat.getByText('This person has deleted their account. You keep what they wrote.');
  expect(chat.queryByRole('textbox')).toBeNull();
  expect(chat.queryByRole('button', { name: 'More actions' })).toBeNull();
});

it('the list of conversations tells in a toast and in its place that it cannot be loaded, is loaded again, and says that it is empty', async () => {
  const { api, user } = await visit('/policy');
  api.fail('messages.listConversations', 'request.invalid');
  goTo('/messages');
  await findError('Failed to load conversations');
  api.fail('messages.listConversations', null);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No conversations yet');
});

it('the list of conversations shows each with its last message and what is unread, the latest first, and is searched by name', async () => {
  const old = aConversation({ otherUser: { ...cleo, displayName: null } });
  const bobs = aConversation();
  const { user } = await openMessages({
    conversations: [
      withLast(old, aMessage(old, { content: 'Long ago', createdAt: minutesAgo(180), ...own })),
      withLast(bobs, aMessage(bobs, { content: 'A belt', createdAt: minutesAgo(5) }), 2),
    ],
  });
  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(listed()).toEqual(['BBob5m agoA belt2 unread', '?Unknown User3h agoYou: Long ago']);
  const search = screen.getByPlaceholderText('Search conversations...');
  await user.type(search, ' bO');
  expect(listed()).toEqual(['BBob5m agoA belt2 unread']);
  await user.type(search, 'x');
  screen.getByText('No conversations found');
});

it('the list of conversations has first messages of strangers under Requests, until they are answered', async () => {
  const request = aConversation({ isRequest: true });
  const message = aMessage(request, { content: 'Where is that from?' });
  const { user } = await openMessages({
    conversations: [withLast(request, message, 1), aConversation({ otherUser: cleo })],
    messages: [message],
  });
  await waitFor(() => expect(listed()).toEqual(['CCleo']));
  await user.click(screen.getByRole('button', { name: /^Requests/ }));
  expect(listed()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /Bob/ }));
  await screen.findByText(/^You do not follow Bob/);
  await write(user, 'From Stockholm');
  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(screen.queryByText(/^You do not follow/)).toBeNull();
});

it('a request is read only once it is accepted, and can be declined or its sender blocked', async () => {
  const asked = [aConversation({ isRequest: true }), aConversation({ isRequest: true, otherUser: cleo })];
  const messages = asked.map((each) => aMessage(each, { senderId: each.otherUser.id }));
  const conversations = asked.map((each, index) => withLast(each, messages[index] as Message, 1));
  const { api, user } = await openMessages({ conversations, messages }, asked[0]);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  await settled();
  expect(api.requestsOf('messages.markRead')).toEqual([]);
  await user.click(accept);
  await waitFor(() => expect(api.requestsOf('messages.markRead')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();

  goTo(`/messages?conversation=${asked[1]?.id}`);
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Cleo?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Select a conversation to start chatting');
  expect(listed()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Requests/ })).toBeNull();
});

it('the list of conversations changes without a reload when the user’s conversations change', async () => {
  const { conversation, world } = withBob('Hello');
  const { api } = await openMessages({
    ...world,
    conversations: [conversation, withLast(aConversation({ otherUser: cleo }), aMessage(conversation))],
  });
  await waitFor(() => expect(listed()).toHaveLength(2));
  const message = aMessage(conversation, { content: 'News' });
  pushSent(api, conversation, message, 1);
  await waitFor(() => expect(listed()[0]).toBe('BBobjust nowNews1 unread'));
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getByText('1')).toBeDefined();
  await waitFor(() => expect(document.title).toBe('(1) Messages · Wardrobe'));

  const started = aConversation({
    otherUser: { ...cleo, displayName: 'Dora' },
    updatedAt: new Date().toISOString(),
  });
  act(() => api.push({ type: 'conversation.started', conversation: started }));
  await waitFor(() => expect(listed()).toHaveLength(3));
  pushRead(api, ada.userId, message);
  await waitFor(() => expect(listed().join()).not.toContain('unread'));
  await waitFor(() => expect(document.title).toBe('Messages · Wardrobe'));
  // A late event about an older message does not overwrite the list.
  pushSent(api, conversation, world.messages[0] as Message);
  await settled();
  expect(listed().join()).toContain('News');
});

it('a chat opens from the list, Back leads to the list, and what was typed in it is kept', async () => {
  const other = aConversation({ otherUser: cleo });
  const { conversation, world } = withBob('Hello');
  const { user } = await openMessages({ ...world, conversations: [conversation, other] });
  await user.click(await screen.findByRole('link', { name: /Bob/ }));
  expect(location.search).toMatch(/^\?conversation=/);
  await waitFor(() => expect(said()).toEqual(['Hello']));
  await user.click(screen.getByRole('button', { name: 'Back to conversations' }));
  await screen.findByText('Select a conversation to start chatting');
  expect(location.search).toBe('');
  await user.click(screen.getByRole('link', { name: /Bob/ }));
  await user.type(await composer(), 'For Bob');
  await user.click(screen.getByRole('link', { name: /Cleo/ }));
  await waitFor(async () => expect((await composer()).value).toBe(''));
  await user.click(screen.getByRole('link', { name: /Bob/ }));
  await waitFor(async () => expect((await composer()).value).toBe('For Bob'));
});

it('a chat opened by its address shows messages in order, with sides, times, links and shared things, and leads back', async () => {
  const begun = aConversation();
  const id = crypto.randomUUID();
  const messages = [
    aMessage(begun, { content: 'One', createdAt: minutesAgo(3 * 24 * 60) }),
    aMessage(begun, { content: 'Two', createdAt: minutesAgo(1), ...own, readAt: minutesAgo(0) }),
    aMessage(begun, { content: 'Three', createdAt: minutesAgo(0), ...own }),
    aMessage(begun, { content: '', isDeleted: true }),
    aMessage(begun, { content: 'See https://shop.example/a?b=1. Not javascript:alert(1)' }),
    aMessage(begun, { content: '', shared: { kind: 'item', id, title: null, images: [], page: null } }),
    aMessage(begun, {
      content: '',
      shared: { kind: 'outfit', id, title: 'For the office', images: [], page: 'community' },
    }),
  ];
  const { user } = await openMessages({ conversations: [begun], messages }, begun);
  await waitFor(() =>
    expect(said()).toEqual([
      'One',
      '> Two',
      '> Three',
      'Message deleted',
      messages[4]?.content,
      'No longer available',
      'OutfitFor the office',
    ]),
  );
  const log = within(screen.getByRole('log'));
  for (const text of ['3d ago', '1m ago', 'Read', 'Sent', 'Today']) log.getAllByText(text);
  const [link, card, ...others] = log.getAllByRole<HTMLAnchorElement>('link');
  expect([link?.textContent, link?.rel]).toEqual(['https://shop.example/a?b=1', 'noopener noreferrer']);
  expect(card?.href).toMatch(`/community?outfit=${id}`);
  expect(others).toEqual([]);
  const chat = within(screen.getByRole('region', { name: 'Chat with Bob' }));
  expect(chat.getByRole<HTMLAnchorElement>('link', { name: 'Bob' }).href).toMatch(`/people/${bob.userId}`);
  // Not out of the app
  await user.click(screen.getByRole('button', { name: 'Back to conversations' }));
  await screen.findByText('Select a conversation to start chatting');
  expect(location.pathname + location.search).toBe('/messages');
});

it('a chat says that its messages are loading, cannot be loaded, which is only logged, that there are none, or that it is nobody’s', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [conversation, empty] = [aConversation(), aConversation({ otherUser: cleo })];
  const { api, user } = await visit('/policy', { conversations: [conversation, empty] });
  api.fail('messages.listMessages', 'request.invalid');
  const letGo = api.hold('messages.listMessages');
  goTo(`/messages?conversation=${conversation.id}`);
  await screen.findByText('Loading messages...');
  await socketIsOpen();
  const news = aMessage(conversation, { content: 'News' });
  pushSent(api, conversation, news);
  api.world.messages.push(news);
  letGo();
  await screen.findByText('The messages could not be loaded.');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  expect(warn).toHaveBeenCalled();
  api.fail('messages.listMessages', null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said()).toEqual(['News']));
  goTo(`/messages?conversation=${empty.id}`);
  await screen.findByText('No messages yet. Start the conversation!');
  goTo(`/messages?conversation=${aConversation().id}`);
  await screen.findByText('This conversation is not there.');
});

it('a chat reads older messages page by page', async () => {
  const { conversation, world } = withBob(...Array.from({ length: 120 }, (_, index) => `Message ${index}`));
  const { user } = await openMessages(world, conversation);
  await waitFor(() => expect(said()).toHaveLength(50));
  for (const count of [100, 120]) {
    await user.click(screen.getByRole('button', { name: 'Older messages' }));
    await waitFor(() => expect(said()).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  expect(said()[0]).toBe('Message 0');
});

it('a message is sent by Enter or the button, trimmed and not while it is blank, deleted after a question, or dropped', async () => {
  const { conversation, world } = withBob();
  const { api, user } = await openMessages(world, conversation);
  const field = await composer();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(button.disabled).toBe(true);
  await user.type(field, '   {Enter}');
  expect(button.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, ' One{Shift>}{Enter}{/Shift}line {Enter}');
  expect(field.value).toBe('');
  // Typing is told to the other person, every three seconds at most.
  expect(FakeSocket.opened[0]?.sent).toEqual([{ action: 'typing', conversationId: conversation.id }]);
  await user.type(field, 'Two');
  await user.click(button);
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(said()).toEqual(['> One\nline', '> Two']));
  await waitFor(() => expect(api.requestsOf('messages.sendMessage')).toHaveLength(2));
  expect(api.world.messages.map(({ content }) => content)).toEqual(['One\nline', 'Two']);

  await user.click(await screen.findByRole('button', { name: /^More actions: One/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete message' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('It is deleted for you and for Bob.');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said()).toEqual(['> Message deleted', '> Two']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')));
  api.fail('messages.sendMessage', 'not_found');
  await write(user, 'Three');
  await user.click(await screen.findByRole('button', { name: 'Drop: Three' }));
  expect(said()).toEqual(['> Message deleted', '> Two']);
});

it('a message says who wrote it, and a long press opens its menu', async () => {
  const { conversation, world } = withBob('Yours');
  const mine = aMessage(conversation, { content: 'Mine', ...own });
  const { user } = await openMessages({ ...world, messages: [...world.messages, mine] }, conversation);
  const log = within(screen.getByRole('log'));
  const yours = await log.findByText('Yours');
  for (const text of ['Bob:', 'You:']) log.getByText(text);
  fireEvent.touchStart(yours);
  await user.click(await screen.findByRole('menuitem', { name: 'Report message' }));
  await screen.findByRole('dialog', { name: 'Report this message' });
});

it('a message is shown at once, and once, whether its answer or the socket’s echo comes first', async () => {
  const { conversation, world } = withBob();
  const { api, user } = await openMessages(world, conversation);
  const letGo = api.hold('messages.sendMessage');
  await write(user, 'Hello');
  expect(said()).toEqual(['> Hello']);
  within(screen.getByRole('log')).getByText('Sending…');
  pushSent(api, conversation, storeSent(api, conversation));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  letGo();
  await settled();
  expect(said()).toEqual(['> Hello']);
  expect(listed()[0]).toContain('You: Hello');
});

it('messages without a connection say so, and are sent in order when the socket opens', async () => {
  const { conversation, world } = withBob();
  const { api, user } = await openMessages(world, conversation);
  api.goOffline();
  await write(user, 'One');
  await findError('Failed to send message');
  await write(user, 'Two');
  await waitFor(() => expect(screen.getAllByText('Not sent.')).toHaveLength(2));
  api.goOnline();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.world.messages.map(({ content }) => content)).toEqual(['One', 'Two']));
  await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
  expect(said()).toEqual(['> One', '> Two']);
});

it('a message that is refused waits for the user, and is sent once under the same id', async () => {
  const { conversation, world } = withBob();
  const { api, user } = await openMessages(world, conversation);
  api.fail('messages.sendMessage', 'limit.reached');
  await write(user, 'Hello');
  await screen.findByText('Not sent.');
  api.fail('messages.sendMessage', null);
  act(() => void dispatchEvent(new Event('online')));
  await write(user, 'Later');
  await waitFor(() => expect(api.world.messages).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Try again: Hello' }));
  await waitFor(() => expect(said()).toEqual(['> Later', '> Hello']));
  const ids = api.requestsOf('messages.sendMessage').map(({ body }) => (body as Message).id);
  expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
});

it('a message whose answer is lost is sent again after a reload, and is one message', async () => {
  const { conversation, world } = withBob();
  const { api, user, close } = await openMessages(world, conversation);
  api.hold('messages.sendMessage');
  await write(user, 'Hello');
  await waitFor(() => expect(api.requestsOf('messages.sendMessage')).toHaveLength(1));
  storeSent(api, conversation);
  close();
  showApp();
  await waitFor(() => expect(said()).toEqual(['> Hello']));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(api.world.messages).toHaveLength(1);
});

it('while a chat is open what the other person does is seen at once: writing, sending, reading, deleting', async () => {
  const { conversation, world } = withBob();
  const mine = aMessage(conversation, { content: 'Mine', ...own });
  const { api } = await openMessages({ ...world, messages: [mine] }, conversation);
  await waitFor(() => expect(said()).toEqual(['> Mine']));
  act(() => api.push({ type: 'typing', conversationId: conversation.id, userId: bob.userId }));
  screen.getByText('Typing…');
  const message = aMessage(conversation, { content: 'Yours' });
  pushSent(api, conversation, message);
  await waitFor(() => expect(said()).toEqual(['> Mine', 'Yours']));
  expect(screen.queryByText('Typing…')).toBeNull();
  pushRead(api, bob.userId, mine);
  await within(screen.getByRole('log')).findByText('Read');
  const deleted = { ...message, content: '', isDeleted: true };
  act(() => api.push({ type: 'message.deleted', message: deleted, unreadCount: 0, unreadMessages: 2 }));
  await waitFor(() => expect(said()).toEqual(['> Mine', 'Message deleted']));
  await waitFor(() => expect(document.title).toBe('(2) Messages · Wardrobe'));
});

it('while a chat is open typing is shown and told from the start, before the list and the socket are there', async () => {
  const { conversation, world } = withBob('Hello');
  const { api, user } = await visit('/policy', world);
  await socketIsOpen();
  const letGo = api.hold('messages.listConversations');
  goTo(`/messages?conversation=${conversation.id}`);
  const field = await composer();
  act(() => api.push({ type: 'typing', conversationId: conversation.id, userId: bob.userId }));
  letGo();
  await screen.findByRole('region', { name: 'Chat with Bob' });
  screen.getByText('Typing…');
  const [socket] = FakeSocket.opened as [FakeSocket];
  socket.readyState = WebSocket.CONNECTING;
  await user.type(field, 'O');
  socket.readyState = WebSocket.OPEN;
  await user.type(field, 'n');
  expect(socket.sent).toEqual([{ action: 'typing', conversationId: conversation.id }]);
});

it('while a chat is open and scrolled up, a button leads down to new messages', async () => {
  const { conversation, world } = withBob('Hello');
  const { api, user } = await openMessages(world, conversation);
  const log = screen.getByRole('log');
  await within(log).findByText('Hello');
  log.scrollTop = -500;
  fireEvent.scroll(log);
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  pushSent(api, conversation, aMessage(conversation, { content: 'News' }));
  const scrollTo = vi.fn();
  log.scrollTo = scrollTo;
  await user.click(await screen.findByRole('button', { name: 'New messages' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement).toBe(log);
  log.scrollTop = 0;
  fireEvent.scroll(log);
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
});

it('while a chat is open messages are read when they are seen, in a tab that is visible', async () => {
  const { conversation, world } = withBob('Hello');
  hide(true);
  const { api } = await openMessages(
    { ...world, conversations: [{ ...conversation, unreadCount: 1 }] },
    conversation,
  );
  await waitFor(() => expect(said()).toEqual(['Hello']));
  await settled();
  expect(api.requestsOf('messages.markRead')).toEqual([]);
  hide(false);
  await waitFor(() => expect(api.requestsOf('messages.markRead')).toHaveLength(1));
  await waitFor(() => expect(listed().join()).not.toContain('unread'));
});

it('while a chat is open nothing that comes while the socket is lost is missed, and in a hidden tab nothing is polled', async () => {
  const { conversation, world } = withBob('One');
  const { api } = await openMessages(world, conversation);
  await waitFor(() => expect(said()).toEqual(['One']));
  await settled();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  hide(true);
  const before = api.requestsOf('messages.listMessages').length;
  const missed = Array.from({ length: 70 }, (_, index) =>
    aMessage(conversation, { content: `Missed ${index}` }),
  );
  const sockets = FakeSocket.opened.length;
  act(() => FakeSocket.opened.at(-1)?.close());
  api.world.messages.push(...missed);
  await waitFor(() => expect(FakeSocket.opened.length).toBeGreaterThan(sockets));
  await socketIsOpen();
  await waitFor(() => expect(said()).toHaveLength(71));
  expect(said().slice(0, 2)).toEqual(['One', 'Missed 0']);
  expect(api.requestsOf('messages.listMessages')).toHaveLength(before + 2);
  expect(api.requestsOf('messages.listMessages').at(-1)?.query).toMatchObject({ after: expect.anything() });
});
