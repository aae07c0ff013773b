import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Conversation, Message } from '#shared/contract/messages';
import { deletedPersonId, deletedPersonName } from '#shared/rules/deleted-person';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { type FakeApi, startFakeApi } from '../../../support/fake/api.ts';
import { aConversation, aMessage, withLast } from '../../../support/fake/messages.ts';
import { FakeSocket } from '../../../support/fake/socket.ts';
import { composer, listed, openMessages, said, socketIsOpen } from '../../../support/pages/messages-page.tsx';
import { findToast, openPage, settled, showApp } from '../../../support/pages/open-page.tsx';

const own = { senderId: ada.userId };
const cleo = { id: '6a1e2c1e-1d6e-4d36-8a53-1a1f2c7b0c03', displayName: 'Cleo', avatarUrl: null };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A conversation with messages from Bob, and the world content that contains it. */
function withBob(...texts: string[]) {
  const begun = aConversation();
  const messages = texts.map((content) => aMessage(begun, { content }));
  const last = messages.at(-1);
  const conversation = last ? withLast(begun, last) : begun;
  return { conversation, world: { conversations: [conversation], messages } };
}
/** The body of the first message that the page has sent. */
const firstSent = (api: FakeApi) => {
  const [request] = api.requestsOf('messages.sendMessage');
  return request?.body as Message;
};
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
  expect(chat.queryByRole('button', { name: /More|Block/ })).toBeNull();
});

describe('the list of conversations', () => {
  it('says what the page is for, and that there are none', async () => {
    await openMessages();
    screen.getByText('Chat with other fashion enthusiasts');
    screen.getByRole('heading', { level: 2, name: 'Conversations' });
    await screen.findByText('No conversations yet');
    screen.getByText('Select a conversation to start chatting');
  });

  it('shows each with name, letter, last message, its time and how much is unread, the latest first', async () => {
    const old = aConversation({ otherUser: { ...cleo, displayName: null } });
    const bobs = aConversation();
    await openMessages({
      conversations: [
        withLast(old, aMessage(old, { content: 'Long ago', createdAt: minutesAgo(180), ...own })),
        withLast(bobs, aMessage(bobs, { content: 'A belt', createdAt: minutesAgo(5) }), 2),
      ],
    });
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(listed()).toEqual(['BBob5m agoA belt2 unread', '?Unknown User3h agoYou: Long ago']);
  });

  it('is searched by name, whatever the case', async () => {
    const { user } = await openMessages({
      conversations: [aConversation(), aConversation({ otherUser: cleo })],
    });
    await waitFor(() => expect(listed()).toHaveLength(2));
    const search = screen.getByPlaceholderText('Search conversations...');
    await user.type(search, ' cLE');
    expect(listed()).toEqual(['CCleo']);
    await user.type(search, 'x');
    screen.getByText('No conversations found');
  });

  it('tells in a toast and in its place that it cannot be loaded, and is loaded again', async () => {
    const api = startFakeApi({ conversations: [aConversation()] });
    api.fail('messages.listConversations', 'request.invalid');
    const { user } = await openPage('/messages', { as: ada });
    expect((await findToast('Error')).textContent).toContain('Failed to load conversations');
    api.fail('messages.listConversations', null);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listed()).toEqual(['BBob']));
  });

  it('has first messages of strangers under Requests, until they are answered', async () => {
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
    await screen.findByText('You do not follow Bob. Answer to accept this request.');
    await write(user, 'From Stockholm');
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(screen.queryByText(/Answer to accept/)).toBeNull();
  });

  it('changes without a reload when the user’s conversations change', async () => {
    const { conversation, world } = withBob('Hello');
    const { api } = await openMessages({
      ...world,
      conversations: [conversation, withLast(aConversation({ otherUser: cleo }), aMessage(conversation))],
    });
    await waitFor(() => expect(listed()).toHaveLength(2));
    const message = aMessage(conversation, { content: 'News' });
    const tell = (each: Conversation, sent: Message, unreadMessages: number) =>
      act(() => api.push({ type: 'message.sent', conversation: each, message: sent, unreadMessages }));
    tell(withLast(conversation, message, 1), message, 1);
    await waitFor(() => expect(listed()[0]).toBe('BBobjust nowNews1 unread'));
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByText('1')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('(1) Messages · Wardrobe'));

    const started = aConversation({
      otherUser: { ...cleo, displayName: 'Dora' },
      updatedAt: new Date().toISOString(),
    });
    act(() => api.push({ type: 'conversation.started', conversation: started }));
    await waitFor(() => expect(listed()).toHaveLength(3));
    act(() =>
      api.push({
        type: 'messages.read',
        conversationId: conversation.id,
        readerId: ada.userId,
        upTo: message.position,
        readAt: new Date().toISOString(),
        unreadMessages: 0,
      }),
    );
    await waitFor(() => expect(listed().join()).not.toContain('unread'));
    await waitFor(() => expect(document.title).toBe('Messages · Wardrobe'));
    // A late event about an older message does not overwrite the list.
    tell(withLast(conversation, world.messages[0] as Message), world.messages[0] as Message, 0);
    await settled();
    expect(listed().join()).toContain('News');
  });
});

describe('a chat', () => {
  it('opens from the list, and Back leads to the list', async () => {
    const { world } = withBob('Hello');
    const { user } = await openMessages(world);
    await user.click(await screen.findByRole('link', { name: /Bob/ }));
    expect(location.search).toMatch(/^\?conversation=/);
    await waitFor(() => expect(said()).toEqual(['Hello']));
    await user.click(screen.getByRole('button', { name: 'Back to conversations' }));
    await screen.findByText('Select a conversation to start chatting');
    expect(location.search).toBe('');
  });

  it('opened by its address leads to the list by its back button, not out of the app', async () => {
    const { conversation, world } = withBob('Hello');
    const { user } = await openMessages(world, conversation);
    await user.click(await screen.findByRole('button', { name: 'Back to conversations' }));
    await screen.findByText('Select a conversation to start chatting');
    expect(location.pathname + location.search).toBe('/messages');
  });

  it('shows own messages on the right and others on the left, in their order, with their times and days', async () => {
    const begun = aConversation();
    const messages = [
      aMessage(begun, { content: 'One', createdAt: minutesAgo(3 * 24 * 60) }),
      aMessage(begun, { content: 'Two', createdAt: minutesAgo(1), ...own, readAt: minutesAgo(0) }),
      aMessage(begun, { content: 'Three', createdAt: minutesAgo(0), ...own }),
      aMessage(begun, { content: '', isDeleted: true }),
    ];
    await openMessages({ conversations: [begun], messages }, begun);
    await waitFor(() => expect(said()).toEqual(['One', '> Two', '> Three', 'Message deleted']));
    const log = screen.getByRole('log');
    for (const text of ['3d ago', '1m ago', 'Read', 'Sent', 'Today']) within(log).getAllByText(text);
  });

  it('says that its messages are loading, and that there are none', async () => {
    const { conversation, world } = withBob();
    const api = startFakeApi(world);
    const letGo = api.hold('messages.listMessages');
    await openPage(`/messages?conversation=${conversation.id}`, { as: ada });
    await screen.findByText('Loading messages...');
    letGo();
    await screen.findByText('No messages yet. Start the conversation!');
  });

  it('only logs that its messages cannot be loaded, and loads them again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { conversation, world } = withBob('Hello');
    const api = startFakeApi(world);
    api.fail('messages.listMessages', 'request.invalid');
    const { user } = await openPage(`/messages?conversation=${conversation.id}`, { as: ada });
    await screen.findByText('The messages could not be loaded.');
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(warn).toHaveBeenCalled();
    api.fail('messages.listMessages', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(said()).toEqual(['Hello']));
  });

  it('that is nobody’s says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openMessages({}, aConversation());
    await screen.findByText('This conversation is not there.');
  });

  it('links addresses of the web, safely, and nothing else', async () => {
    const { conversation, world } = withBob('See https://shop.example/a?b=1. Not javascript:alert(1)');
    await openMessages(world, conversation);
    const link = await screen.findByRole('link', { name: 'https://shop.example/a?b=1' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(within(screen.getByRole('log')).getAllByRole('link')).toHaveLength(1);
  });

  it('reads older messages page by page', async () => {
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

  it('shows what is shared, and what is gone', async () => {
    const begun = aConversation();
    const id = crypto.randomUUID();
    const messages = [
      aMessage(begun, { content: '', shared: { kind: 'outfit', id, title: 'For the office', images: [] } }),
      aMessage(begun, { content: '', shared: { kind: 'item', id, title: null, images: [] } }),
    ];
    await openMessages({ conversations: [begun], messages }, begun);
    await waitFor(() => expect(said()).toEqual(['OutfitFor the office', 'No longer available']));
  });
});

describe('a message', () => {
  it('is sent by Enter or the button, trimmed, and not while it is blank', async () => {
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
    await user.type(field, 'Two');
    await user.click(button);
    await waitFor(() => expect(said()).toEqual(['> One\nline', '> Two']));
    await waitFor(() => expect(api.requestsOf('messages.sendMessage')).toHaveLength(2));
    expect(api.world.messages.map(({ content }) => content)).toEqual(['One\nline', 'Two']);
  });

  it('is shown at once, and once, whether its answer or the socket’s echo comes first', async () => {
    const { conversation, world } = withBob();
    const { api, user } = await openMessages(world, conversation);
    const letGo = api.hold('messages.sendMessage');
    await write(user, 'Hello');
    expect(said()).toEqual(['> Hello']);
    within(screen.getByRole('log')).getByText('Sending…');
    const { id, content } = firstSent(api);
    const message = aMessage(conversation, { id, content, ...own });
    api.world.messages.push(message);
    act(() =>
      api.push({
        type: 'message.sent',
        conversation: withLast(conversation, message),
        message,
        unreadMessages: 0,
      }),
    );
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    letGo();
    await settled();
    expect(said()).toEqual(['> Hello']);
    expect(listed()[0]).toContain('You: Hello');
  });

  it('that fails says so, stays over a reload, and is sent under the same id', async () => {
    const { conversation, world } = withBob();
    const { api, user, close } = await openMessages(world, conversation);
    api.goOffline();
    await write(user, 'Hello');
    expect((await findToast('Error')).textContent).toContain('Failed to send message');
    await screen.findByText('Not sent.');
    api.goOnline();
    close();
    const { user: later } = showApp();
    await later.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
    expect(said()).toEqual(['> Hello']);
    expect(api.world.messages).toHaveLength(1);
  });

  it('whose answer is lost is sent again after a reload, and is one message', async () => {
    const { conversation, world } = withBob();
    const { api, user, close } = await openMessages(world, conversation);
    api.hold('messages.sendMessage');
    await write(user, 'Hello');
    await waitFor(() => expect(api.requestsOf('messages.sendMessage')).toHaveLength(1));
    const { id, content } = firstSent(api);
    api.world.messages.push(aMessage(conversation, { id, content, ...own }));
    close();
    showApp();
    await waitFor(() => expect(said()).toEqual(['> Hello']));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(api.world.messages).toHaveLength(1);
  });

  it('that fails can be dropped', async () => {
    const { conversation, world } = withBob();
    const { api, user } = await openMessages(world, conversation);
    api.fail('messages.sendMessage', 'not_found');
    await write(user, 'Hello');
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    expect(said()).toEqual([]);
  });

  it('that is not sent yet is kept for its conversation', async () => {
    const other = aConversation({ otherUser: cleo });
    const { conversation, world } = withBob('Hello');
    const { user } = await openMessages({ ...world, conversations: [conversation, other] }, conversation);
    await user.type(await composer(), 'For Bob');
    await user.click(screen.getByRole('link', { name: /Cleo/ }));
    await waitFor(async () => expect((await composer()).value).toBe(''));
    await user.click(screen.getByRole('link', { name: /Bob/ }));
    await waitFor(async () => expect((await composer()).value).toBe('For Bob'));
  });

  it('of one’s own is deleted after a question', async () => {
    const begun = aConversation();
    const messages = [aMessage(begun, { content: 'Mine', ...own }), aMessage(begun, { content: 'Yours' })];
    const { user } = await openMessages({ conversations: [begun], messages }, begun);
    await waitFor(() => expect(said()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText('It is deleted for you and for Bob.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toEqual(['> Message deleted', 'Yours']));
  });
});

describe('while a chat is open', () => {
  it('what the other person does is seen at once: writing, sending, reading, deleting', async () => {
    const { conversation, world } = withBob();
    const mine = aMessage(conversation, { content: 'Mine', ...own });
    const { api } = await openMessages({ ...world, messages: [mine] }, conversation);
    await waitFor(() => expect(said()).toEqual(['> Mine']));
    act(() => api.push({ type: 'typing', conversationId: conversation.id, userId: bob.userId }));
    screen.getByText('Typing…');
    const message = aMessage(conversation, { content: 'Yours' });
    act(() =>
      api.push({
        type: 'message.sent',
        conversation: withLast(conversation, message),
        message,
        unreadMessages: 0,
      }),
    );
    await waitFor(() => expect(said()).toEqual(['> Mine', 'Yours']));
    expect(screen.queryByText('Typing…')).toBeNull();
    act(() =>
      api.push({
        type: 'messages.read',
        conversationId: conversation.id,
        readerId: bob.userId,
        upTo: mine.position,
        readAt: new Date().toISOString(),
        unreadMessages: null,
      }),
    );
    await within(screen.getByRole('log')).findByText('Read');
    act(() => api.push({ type: 'message.deleted', message: { ...message, content: '', isDeleted: true } }));
    await waitFor(() => expect(said()).toEqual(['> Mine', 'Message deleted']));
  });

  it('typing is told to the other person, every three seconds at most', async () => {
    const { conversation, world } = withBob();
    const { user } = await openMessages(world, conversation);
    await user.type(await composer(), 'Hello');
    expect(FakeSocket.opened[0]?.sent).toEqual([{ action: 'typing', conversationId: conversation.id }]);
  });

  it('messages are read when they are seen, in a tab that is visible', async () => {
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
    expect(document.title).toBe('Messages · Wardrobe');
  });

  it('nothing that comes while the socket is lost is missed, and in a hidden tab nothing is polled', async () => {
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
});
