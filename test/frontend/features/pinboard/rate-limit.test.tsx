import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBoard } from '../../../support/examples/made-up-surroundings.ts';
import { openConnector } from '../../../support/pages/board-connector.tsx';
import { showApp } from '../../../support/pages/open-page.tsx';

const connect = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Connect/ });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const told = () => screen.queryByText(/^Rate limited/)?.textContent;

/** Tries to connect to Pinterest and is rate limited. Time passes only when the test advances it. */
async function askTooOften(details: { retryAfter?: number }) {
  const { api, user } = await openConnector({}, { isConnected: false });
  api.fail('pinboard.getAuthUrl', 'pinboard.rate_limited', details);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await user.click(connect());
  await screen.findByText(/^Rate limited/);
}

describe('a user who calls Pinterest too often', () => {
  it('is told for how long to wait, second by second, and cannot connect until then', async () => {
    await askTooOften({ retryAfter: 3 });
    for (const seconds of [3, 2, 1]) {
      expect(told()).toBe(`Rate limited. Retry in ${seconds}s`);
      expect(connect().disabled).toBe(true);
      pass(999);
      expect(told()).toBe(`Rate limited. Retry in ${seconds}s`);
      pass(1);
    }
    expect(told()).toBeUndefined();
    expect(connect().disabled).toBe(false);
  });

  it('still waits after a reload, and then reads the boards', async () => {
    const { api, user, connector, close } = await openConnector({ boards: [aBoard()] });
    api.fail('pinboard.fetchBoards', 'pinboard.rate_limited', { retryAfter: 30 });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await user.selectOptions(await connector.findByLabelText('Board'), 'Quiet Luxury');
    await screen.findByText('Rate limited. Retry in 30s');
    close();
    api.fail('pinboard.fetchBoards', null);
    const asked = api.requestsOf('pinboard.fetchBoards').length;
    showApp();
    await screen.findByText('Rate limited. Retry in 30s');
    expect(api.requestsOf('pinboard.fetchBoards')).toHaveLength(asked);
    pass(30_000);
    await screen.findByLabelText('Board');
  });

  it('waits a minute when Pinterest does not say for how long', async () => {
    await askTooOften({});
    expect(told()).toBe('Rate limited. Retry in 60s');
    pass(59_000);
    expect(told()).toBe('Rate limited. Retry in 1s');
    expect(connect().disabled).toBe(true);
    pass(1000);
    expect(connect().disabled).toBe(false);
  });

  it('while boards are read is told so, too, and can read them again when the time has passed', async () => {
    const { api, user, connector } = await openConnector({ boards: [aBoard()] });
    const board = await connector.findByLabelText('Board');
    api.fail('pinboard.fetchBoards', 'pinboard.rate_limited', { retryAfter: 2 });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await user.selectOptions(board, 'Quiet Luxury');
    await screen.findByText('Rate limited. Retry in 2s');
    api.fail('pinboard.fetchBoards', null);
    pass(2000);
    expect(told()).toBeUndefined();
    await user.selectOptions(board, 'Quiet Luxury');
    await connector.findByText('Connected: Quiet Luxury');
  });
});
