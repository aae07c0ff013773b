import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import { contracts } from '#shared/contract/index';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { aBoard } from '../../../support/examples/made-up-surroundings.ts';
import { consentUrl, handle } from '../../../support/fake/surroundings.ts';
import { openConnector } from '../../../support/pages/board-connector.tsx';
import { showApp } from '../../../support/pages/open-page.tsx';

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

const luxury = aBoard();
const linen = aBoard({ boardId: 'b2', boardName: 'Summer in Linen', pinsData: [] });
const boards = [luxury, linen];

const open = async (...args: Parameters<typeof openConnector>) => {
  const page = await openConnector(...args);
  return {
    ...page,
    connect: () => page.connector.getByRole<HTMLButtonElement>('button', { name: /^Connect/ }),
    board: () => page.connector.findByLabelText<HTMLSelectElement>('Board'),
    async boardAskedWith() {
      await page.generate();
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      const [request] = page.api.requestsOf('generation.startGeneration');
      return request?.body;
    },
  };
};

describe('the board connector', () => {
  it('is named after Pinterest on the screen, and pinboard everywhere else', async () => {
    const { connector } = await open({}, { isConnected: false });
    connector.getByRole('heading', { name: 'Pinterest' });
    expect(document.body.textContent).not.toMatch(/pinboard/i);
    const routes = Object.values(contracts.pinboard).map(({ route }) => route);
    for (const route of routes) expect(route).toMatch(/^[A-Z]+ \/pinboard\//);
  });

  it('is not connected at first', async () => {
    const { api, connector, connect } = await open({ boards }, { isConnected: false });
    connector.getByText('Not connected');
    expect(connect().disabled).toBe(false);
    expect(api.requestsOf('pinboard.fetchBoards')).toEqual([]);
  });

  it('leads to the consent page, and remembers in the tab where it began', async () => {
    const { api, user, connector, connect } = await open({}, { isConnected: false });
    const letGo = api.hold('pinboard.getAuthUrl');
    await user.click(connect());
    expect(connect().textContent).toBe('Connecting...');
    expect(connect().disabled).toBe(true);
    letGo();
    await waitFor(() => expect(vi.mocked(leaveApp).mock.calls).toEqual([[consentUrl]]));
    const redirectUri = `${location.origin}/auth/pinboard/callback`;
    expect({ ...sessionStorage }).toEqual({
      pinboard_oauth_return: '/outfits',
      pinboard_oauth_user_id: ada.userId,
      pinboard_oauth_redirect_uri: redirectUri,
    });
    expect(api.requestsOf('pinboard.getAuthUrl')).toMatchObject([{ body: { redirectUri } }]);
    expect(connector.queryByRole('alert')).toBeNull();
  });

  it('says so when the app has no access to Pinterest, and can be asked again', async () => {
    const { api, user, connector, connect } = await open({}, { isConnected: false });
    api.fail('pinboard.getAuthUrl', 'pinboard.unavailable');
    await user.click(connect());
    expect((await connector.findByRole('alert')).textContent).toBe('Pinterest is not set up for this app.');
    expect(connect().disabled).toBe(false);
  });
});

describe('boards', () => {
  it('are listed once Pinterest is connected', async () => {
    const { api, board, connector } = await open({ boards });
    expect([...(await board()).options].map(({ text }) => text)).toEqual([
      'Choose a board',
      'Quiet Luxury',
      'Summer in Linen',
    ]);
    connector.getByText('Connected');
    expect(api.requestsOf('pinboard.fetchBoards')).toMatchObject([{ body: { accessToken: handle } }]);
  });

  it('are connected by selecting one', async () => {
    const { api, user, board, connector, boardAskedWith } = await open({ boards });
    await user.selectOptions(await board(), 'Quiet Luxury');
    await connector.findByText('Connected: Quiet Luxury');
    expect((await board()).value).toBe('b1');
    expect(api.requestsOf('pinboard.fetchBoards').at(-1)).toMatchObject({ body: { boardId: 'b1' } });
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: 'b1' });
  });

  it('go into no generation while their switch is off', async () => {
    const { user, connector, boardAskedWith } = await open({ boards, board: luxury });
    const use = await connector.findByRole('switch', { name: /^Use the board Quiet Luxury/ });
    expect(use.ariaChecked).toBe('true');
    await user.click(use);
    expect(use.ariaChecked).toBe('false');
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: null });
  });

  it('go into generations again when it is switched on again', async () => {
    const { user, connector, boardAskedWith } = await open({ boards, board: luxury });
    const use = await connector.findByRole('switch');
    await user.click(use);
    await user.click(use);
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: 'b1' });
  });

  it('stay off over a reload, until one is selected', async () => {
    const { user, connector, close } = await open({ boards, board: luxury });
    await user.click(await connector.findByRole('switch'));
    close();
    showApp();
    expect((await screen.findByRole('switch')).ariaChecked).toBe('false');
    await user.selectOptions(await screen.findByLabelText('Board'), 'Summer in Linen');
    await screen.findByText('Connected: Summer in Linen');
    await user.selectOptions(screen.getByLabelText('Board'), 'Quiet Luxury');
    await screen.findByText('Connected: Quiet Luxury');
    expect(screen.getByRole('switch').ariaChecked).toBe('true');
  });

  it('that were chosen before the tab was closed can still be given up', async () => {
    const { api, user, connector, boardAskedWith } = await open(
      { boards, board: luxury },
      { isConnected: false },
    );
    await connector.findByRole('switch', { name: 'Use the board Quiet Luxury' });
    connector.getByText('Your board is still there. Connect again to choose another one.');
    await user.click(connector.getByRole('button', { name: 'Disconnect' }));
    expect(connector.queryByRole('switch')).toBeNull();
    expect(connector.queryByRole('button', { name: 'Disconnect' })).toBeNull();
    await waitFor(() => expect(api.requestsOf('pinboard.disconnect')).toHaveLength(1));
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: null });
  });

  it('that could not be given up are shown again', async () => {
    const { api, user, connector } = await open({ boards, board: luxury }, { isConnected: false });
    await connector.findByRole('switch');
    api.fail('pinboard.disconnect', 'internal');
    await user.click(connector.getByRole('button', { name: 'Disconnect' }));
    await connector.findByRole('alert');
    await connector.findByRole('button', { name: 'Disconnect' });
  });

  it('of another account of Pinterest go into no generation', async () => {
    const { connector, boardAskedWith } = await open({ board: luxury });
    await connector.findByText(/^No boards found/);
    await waitFor(() => expect(connector.queryByRole('switch')).toBeNull());
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: null });
  });

  it('are gone after Disconnect, and none goes into a generation', async () => {
    const { api, user, connector, boardAskedWith } = await open({ boards, board: luxury });
    await connector.findByText('Connected: Quiet Luxury');
    await user.click(connector.getByRole('button', { name: 'Disconnect' }));
    connector.getByText('Not connected');
    expect(connector.queryByRole('switch')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(api.requestsOf('pinboard.disconnect')).toHaveLength(1));
    expect(await boardAskedWith()).toMatchObject({ pinboardBoardId: null });
  });

  it('missing altogether are reported, and that trends are used instead', async () => {
    const { connector } = await open();
    await connector.findByText(
      'No boards found. The app will use general Pinterest-style trends for inspiration.',
    );
    expect(connector.queryByLabelText('Board')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a tab in which another user has connected', () => {
  it('is not connected, and requests no boards', async () => {
    sessionStorage.setItem('pinboard_oauth_user_id', bob.userId);
    sessionStorage.setItem('pinboard_access_token', handle);
    sessionStorage.setItem('pinboard_connected', 'true');
    const { api, connector } = await open({ boards }, { isConnected: false });
    connector.getByText('Not connected');
    expect(connector.queryByRole('alert')).toBeNull();
    expect(api.requestsOf('pinboard.fetchBoards')).toEqual([]);
  });
});

describe('boards that cannot be read', () => {
  it('because the authorization was lost say so, and the access is cleared', async () => {
    const { api, user, connector, connect, board } = await open({ boards });
    await board();
    api.fail('pinboard.fetchBoards', 'pinboard.auth_required');
    await user.selectOptions(await board(), 'Quiet Luxury');
    expect((await connector.findByRole('alert')).textContent).toBe('Pinterest asks you to connect again.');
    expect(connect().disabled).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('because Pinterest has failed say so, and can be read again', async () => {
    const { api, user, connector, board } = await open({ boards });
    await board();
    api.fail('pinboard.fetchBoards', 'pinboard.failed');
    await user.selectOptions(await board(), 'Quiet Luxury');
    expect((await connector.findByRole('alert')).textContent).toBe(
      'Pinterest did not answer as expected. Please try again.',
    );
    api.fail('pinboard.fetchBoards', null);
    await user.selectOptions(await board(), 'Quiet Luxury');
    await connector.findByText('Connected: Quiet Luxury');
    expect(connector.queryByRole('alert')).toBeNull();
  });

  it('because the tab has lost its access say so', async () => {
    sessionStorage.setItem('pinboard_oauth_user_id', ada.userId);
    sessionStorage.setItem('pinboard_connected', 'true');
    const { connector, connect } = await open({ boards }, { isConnected: false });
    expect(connector.getByRole('alert').textContent).toBe(
      'The access to Pinterest was lost. Please connect again.',
    );
    expect(connect().disabled).toBe(false);
  });
});
