import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { textOfReason } from '#frontend/features/pinboard/callback-texts.ts';
import { usePinboardCallback } from '#frontend/features/pinboard/use-pinboard-callback.ts';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import type { GenerationRequest } from '#shared/contract/generation';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { aBoard } from '../../../support/examples/made-up-surroundings.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { consentUrl, handle } from '../../../support/fake/surroundings.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';
import type { World } from '../../../support/fake/world.ts';
import { findToast, goTo, heading, showApp, visit } from '../../../support/pages/open-page.tsx';
import { openGenerator, promptBox, skipTour } from '../../../support/pages/outfits-page.tsx';

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

const luxury = aBoard();
const linen = aBoard({ boardId: 'b2', boardName: 'Summer in Linen', pinsData: [] });
const boards = [luxury, linen];

/** Opens the generator with the board connector, in a tab that is connected to Pinterest or not. */
async function openConnector(content: Partial<World> = {}, { isConnected = true } = {}) {
  if (isConnected) {
    sessionStorage.setItem('pinboard_oauth_user_id', ada.userId);
    sessionStorage.setItem('pinboard_access_token', handle);
    sessionStorage.setItem('pinboard_connected', 'true');
  }
  const page = await openGenerator(content);
  return { ...page, connector: within(await screen.findByRole('region', { name: 'Pinterest' })) };
}

const open = async (...args: Parameters<typeof openConnector>) => {
  const page = await openConnector(...args);
  return {
    ...page,
    connect: () => page.connector.getByRole<HTMLButtonElement>('button', { name: /^Connect/ }),
    /** Asks for an outfit, which fails, and returns the board that it was asked for with. */
    async boardAskedWith() {
      const requests = () => page.api.requestsOf('generation.startGeneration');
      const before = requests().length;
      page.api.fail('generation.startGeneration', 'generation.busy');
      await page.user.clear(promptBox());
      await page.generate();
      await waitFor(() => expect(requests()).toHaveLength(before + 1));
      await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      return (requests()[before]?.body as GenerationRequest | undefined)?.pinboardBoardId;
    },
  };
};
const board = () => screen.findByLabelText<HTMLSelectElement>('Board');
const ofPinboard = () => Object.keys(sessionStorage).filter((key) => key.startsWith('pinboard'));

it('the board connector leads to the consent page, and remembers in the tab where it began', async () => {
  const { api, user, connector, connect } = await open({ boards }, { isConnected: false });
  expect(document.body.textContent).not.toMatch(/pinboard/i);
  connector.getByText('Not connected');
  expect(api.requestsOf('pinboard.fetchBoards')).toEqual([]);
  api.failOnce('pinboard.getAuthUrl', 'pinboard.unavailable');
  await user.click(connect());
  expect((await connector.findByRole('alert')).textContent).toBe('Pinterest is not set up for this app.');
  expect(connect().ariaDisabled).toBe(null);

  const letGo = api.hold('pinboard.getAuthUrl');
  await user.click(connect());
  expect([connect().textContent, connect().ariaDisabled]).toEqual(['Connecting...', 'true']);
  letGo();
  await waitFor(() => expect(vi.mocked(leaveApp).mock.calls).toEqual([[consentUrl]]));
  const redirectUri = `${location.origin}/auth/pinboard/callback`;
  expect({ ...sessionStorage }).toEqual({
    pinboard_oauth_return: '/outfits',
    pinboard_oauth_user_id: ada.userId,
    pinboard_oauth_redirect_uri: redirectUri,
  });
  expect(api.requestsOf('pinboard.getAuthUrl')[1]?.body).toEqual({ redirectUri });
  expect(connector.queryByRole('alert')).toBeNull();
});

it('boards are listed once connected, one is selected and goes into generations while its switch is on', async () => {
  const { api, user, connector, connect, boardAskedWith } = await open({ boards });
  expect([...(await board()).options].map(({ text }) => text)).toEqual([
    'Choose a board',
    'Quiet Luxury',
    'Summer in Linen',
  ]);
  connector.getByText('Connected');
  expect(api.requestsOf('pinboard.fetchBoards')).toMatchObject([{ body: { accessToken: handle } }]);
  api.failOnce('pinboard.fetchBoards', 'pinboard.failed');
  await user.selectOptions(await board(), 'Quiet Luxury');
  expect((await connector.findByRole('alert')).textContent).toBe(
    'Pinterest did not answer as expected. Please try again.',
  );
  await user.selectOptions(await board(), 'Quiet Luxury');
  await connector.findByText('Connected: Quiet Luxury');
  expect(connector.queryByRole('alert')).toBeNull();
  expect((await board()).value).toBe('b1');
  expect(api.requestsOf('pinboard.fetchBoards').at(-1)).toMatchObject({ body: { boardId: 'b1' } });
  const use = await connector.findByRole('switch', { name: /^Use the board Quiet Luxury/ });
  expect([use.ariaChecked, await boardAskedWith()]).toEqual(['true', 'b1']);
  await user.click(use);
  expect([use.ariaChecked, await boardAskedWith()]).toEqual(['false', null]);
  await user.click(use);
  expect(await boardAskedWith()).toBe('b1');

  api.fail('pinboard.fetchBoards', 'pinboard.auth_required');
  await user.selectOptions(await board(), 'Summer in Linen');
  expect((await connector.findByRole('alert')).textContent).toBe('Pinterest asks you to connect again.');
  expect(connect().ariaDisabled).toBe(null);
  expect(ofPinboard()).toEqual([]);
});

it('a board stays off over a reload until one is selected, and is gone after Disconnect', async () => {
  const { api, user, connector, close } = await open({ boards, board: luxury });
  await user.click(await connector.findByRole('switch'));
  close();
  showApp();
  expect((await screen.findByRole('switch')).ariaChecked).toBe('false');
  await user.selectOptions(await board(), 'Summer in Linen');
  await screen.findByText('Connected: Summer in Linen');
  await user.selectOptions(await board(), 'Quiet Luxury');
  await screen.findByText('Connected: Quiet Luxury');
  expect(screen.getByRole('switch').ariaChecked).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  screen.getByText('Not connected');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(ofPinboard()).toEqual([]);
  await waitFor(() => expect(api.requestsOf('pinboard.disconnect')).toHaveLength(1));
});

it('a board that was chosen before the tab was closed can be given up, and is shown again when that fails', async () => {
  const { api, user, connector, boardAskedWith } = await open(
    { boards, board: luxury },
    { isConnected: false },
  );
  await connector.findByRole('switch', { name: 'Use the board Quiet Luxury' });
  api.failOnce('pinboard.disconnect', 'internal');
  await user.click(connector.getByRole('button', { name: 'Disconnect' }));
  await connector.findByRole('alert');
  await user.click(await connector.findByRole('button', { name: 'Disconnect' }));
  expect(connector.queryByRole('switch')).toBeNull();
  expect(connector.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  await waitFor(() => expect(api.requestsOf('pinboard.disconnect')).toHaveLength(2));
  expect(await boardAskedWith()).toBeNull();
});

it('an account without boards says so and uses trends; the board of another account goes into no generation', async () => {
  const { connector, boardAskedWith } = await open({ board: luxury });
  await connector.findByText(
    'No boards found. The app will use general Pinterest-style trends for inspiration.',
  );
  await waitFor(() => expect(connector.queryByRole('switch')).toBeNull());
  expect(connector.queryByLabelText('Board')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await boardAskedWith()).toBeNull();
});

it('a tab that has lost its access to Pinterest says so, and one in which another user has connected is not connected', async () => {
  sessionStorage.setItem('pinboard_oauth_user_id', ada.userId);
  sessionStorage.setItem('pinboard_connected', 'true');
  const { api, connector, connect, close } = await open({ boards }, { isConnected: false });
  expect(connector.getByRole('alert').textContent).toBe(
    'The access to Pinterest was lost. Please connect again.',
  );
  expect(connect().ariaDisabled).toBe(null);
  close();
  sessionStorage.setItem('pinboard_oauth_user_id', bob.userId);
  sessionStorage.setItem('pinboard_access_token', handle);
  sessionStorage.setItem('pinboard_connected', 'true');
  showApp();
  const other = within(await screen.findByRole('region', { name: 'Pinterest' }));
  other.getByText('Not connected');
  expect(other.queryByRole('alert')).toBeNull();
  expect(api.requestsOf('pinboard.fetchBoards')).toEqual([]);
});

const connect = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Connect/ });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const told = () => screen.queryByText(/^Rate limited/)?.textContent;

const stopTime = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });

it('who calls Pinterest too often is told for how long to wait, second by second, and cannot connect until then', async () => {
  const { api, user } = await openConnector({}, { isConnected: false });
  api.fail('pinboard.getAuthUrl', 'pinboard.rate_limited', { retryAfter: 3 });
  stopTime();
  await user.click(connect());
  await screen.findByText(/^Rate limited/);
  for (const seconds of [3, 2, 1]) {
    pass(seconds === 3 ? 0 : 1);
    expect([told(), connect().ariaDisabled]).toEqual([`Rate limited. Retry in ${seconds}s`, 'true']);
    pass(999);
    expect(told()).toBe(`Rate limited. Retry in ${seconds}s`);
  }
  pass(1);
  expect(told()).toBeUndefined();
  expect(connect().ariaDisabled).toBe(null);
  // When Pinterest does not say for how long, it is a minute.
  api.fail('pinboard.getAuthUrl', 'pinboard.rate_limited');
  await user.click(connect());
  await screen.findByText('Rate limited. Retry in 60s');
  pass(59_000);
  expect(told()).toBe('Rate limited. Retry in 1s');
  expect(connect().ariaDisabled).toBe('true');
  pass(1000);
  expect(connect().ariaDisabled).toBe(null);
});

it('who reads boards too often waits, also after a reload, and can read them again when the time has passed', async () => {
  const { api, user, connector, close } = await openConnector({ boards: [aBoard()] });
  const board = await connector.findByLabelText('Board');
  api.fail('pinboard.fetchBoards', 'pinboard.rate_limited', { retryAfter: 2 });
  stopTime();
  await user.selectOptions(board, 'Quiet Luxury');
  await screen.findByText('Rate limited. Retry in 2s');
  pass(2000);
  expect(told()).toBeUndefined();
  api.failOnce('pinboard.fetchBoards', 'pinboard.rate_limited', { retryAfter: 30 });
  await user.selectOptions(board, 'Quiet Luxury');
  await screen.findByText('Rate limited. Retry in 30s');
  close();
  const asked = api.requestsOf('pinboard.fetchBoards').length;
  const again = showApp();
  await screen.findByText('Rate limited. Retry in 30s');
  expect(api.requestsOf('pinboard.fetchBoards')).toHaveLength(asked);
  pass(30_000);
  await again.user.selectOptions(await screen.findByLabelText('Board'), 'Quiet Luxury');
  await screen.findByText('Connected: Quiet Luxury');
});

/** What a tab stores when it starts to connect to Pinterest. */
const round = {
  pinboard_oauth_return: '/outfits',
  pinboard_oauth_user_id: ada.userId,
  pinboard_oauth_redirect_uri: `${location.origin}/auth/pinboard/callback`,
};

function remember(values: Partial<typeof round>) {
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
}

/** Waits on another page. `comeBack` leads to the callback page, as after Pinterest's consent page. */
async function openAway() {
  skipTour();
  const { api } = await visit('/policy');
  await heading('Integritetspolicy');
  remember(round);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const replaced = vi.spyOn(history, 'replaceState');
  return {
    api,
    comeBack: () => goTo(`/auth/pinboard/callback${allowed}`),
    /** The address that the page redirects to, at the earliest 500 ms before `milliseconds` after the outcome. */
    async leadsOnAfter(milliseconds: number) {
      // The effect that starts the timer may come after the outcome is shown.
      await act(async () => undefined);
      act(() => void vi.advanceTimersByTime(milliseconds - 500));
      expect(location.pathname).toBe('/auth/pinboard/callback');
      act(() => void vi.advanceTimersByTime(500));
      vi.useRealTimers();
      return String(replaced.mock.calls[0]?.[2]);
    },
  };
}

const allowed = '?code=a-code&state=a-state';
const failed = 'Pinterest is not connected';

it('coming back from the consent page connects the tab, says so, and after 1.5 s shows the outfits', async () => {
  const { api, comeBack, leadsOnAfter } = await openAway();
  const letGo = api.hold('pinboard.exchangeCode');
  comeBack();
  await heading('Connecting Pinterest...');
  letGo();
  await heading('Pinterest is connected');
  expect(api.requestsOf('pinboard.exchangeCode')).toMatchObject([
    {
      userId: ada.userId,
      body: { code: 'a-code', state: 'a-state', redirectUri: round.pinboard_oauth_redirect_uri },
    },
  ]);
  expect({ ...sessionStorage }).toEqual({
    pinboard_oauth_user_id: ada.userId,
    pinboard_access_token: handle,
    pinboard_connected: 'true',
  });
  expect(await leadsOnAfter(1500)).toBe('/outfits?pinboard_success=true');
  await heading('Outfits');
  await findToast('Pinterest is connected');
});

it('an exchange of the code that fails is told, leaves no access in the tab, and after 2 s leads back', async () => {
  const { api, comeBack, leadsOnAfter } = await openAway();
  api.fail('pinboard.exchangeCode', 'pinboard.exchange_failed', { hint: 'Too late' });
  comeBack();
  await heading(failed);
  const text = 'Failed to complete Pinterest authentication';
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(sessionStorage).toHaveLength(0);
  expect(await leadsOnAfter(2000)).toBe('/outfits?pinboard_error=exchange_failed');
  expect((await findToast(failed)).textContent).toContain(text);
});

it('the outcome of the consent is that of the address, if this tab has asked for consent', async () => {
  const api = startFakeApi();
  beginSession(ada);
  const outcomeOf = async (query: string, remembered: Partial<typeof round> = round) => {
    sessionStorage.clear();
    remember(remembered);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/auth/pinboard/callback${query}`]}>{children}</MemoryRouter>
    );
    const { result, unmount } = renderHook(usePinboardCallback, { wrapper });
    await waitFor(() => expect(result.current.status).not.toBe('working'));
    unmount();
    return result.current;
  };
  const said = '&error_description=The+person+said+no.';
  for (const [query, reason, text] of [
    [`?error=access_denied${said}`, 'access_denied', 'The person said no.'],
    [`?${said}`, 'oauth_error', 'The person said no.'],
    ['?error=access_denied', 'access_denied', 'access_denied'],
    ['?error=', 'oauth_error', 'Authentication failed'],
    ['?state=a-state', 'missing_code', 'No authorization code received'],
  ] as const) {
    expect(await outcomeOf(query)).toEqual({ status: 'failed', reason, text, returnTo: '/outfits' });
    expect(sessionStorage).toHaveLength(0);
  }
  const forgotten = {
    status: 'failed',
    reason: 'missing_state',
    text: 'Missing OAuth state - please try connecting again',
  };
  const { pinboard_oauth_return, pinboard_oauth_user_id, pinboard_oauth_redirect_uri } = round;
  expect(await outcomeOf(allowed, { pinboard_oauth_user_id })).toMatchObject(forgotten);
  expect(await outcomeOf(allowed, { pinboard_oauth_redirect_uri })).toMatchObject(forgotten);
  // A tab that has not asked shows no text of its address.
  expect(await outcomeOf('?error=call&error_description=Call+0900', { pinboard_oauth_return })).toEqual({
    ...forgotten,
    returnTo: '/outfits',
  });
  expect(api.requestsOf('pinboard.exchangeCode')).toEqual([]);
  expect(await outcomeOf(allowed, { pinboard_oauth_user_id, pinboard_oauth_redirect_uri })).toEqual({
    status: 'connected',
    returnTo: '/outfit',
  });
});

it('a reason in the address is told in a text of the app, and an unknown one in a general text', () => {
  expect(['exchange_failed', 'unavailable', 'Call 0900 now', 'constructor'].map(textOfReason)).toEqual([
    'Failed to complete Pinterest authentication',
    'Pinterest is not set up for this app.',
    'Authentication failed',
    'Authentication failed',
  ]);
});
