import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOfReason } from '#frontend/features/pinboard/callback-texts.ts';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { handle } from '../../../support/fake/surroundings.ts';
import { findToast, heading, openPage } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';
import { comeBack, round, shows } from '../../../support/pages/pinboard-callback.tsx';

const allowed = '?code=a-code&state=a-state';
const failed = 'Pinterest is not connected';

describe('coming back from the consent page', () => {
  it('shows that it is connecting, then that it is connected, and after 1.5 s the outfits', async () => {
    const letGo: (() => void)[] = [];
    const { api, leadsOnAfter } = await comeBack(allowed, {
      prepare: (fake) => letGo.push(fake.hold('pinboard.exchangeCode')),
    });
    await shows('Connecting Pinterest...');
    letGo[0]?.();
    await shows('Pinterest is connected');
    expect(api.requestsOf('pinboard.exchangeCode')).toMatchObject([
      {
        userId: ada.userId,
        body: { code: 'a-code', state: 'a-state', redirectUri: round.pinboard_oauth_redirect_uri },
      },
    ]);
    expect(await leadsOnAfter(1500)).toBe('/outfits?pinboard_success=true');
    await heading('Outfits');
    await findToast('Pinterest is connected');
  });

  it('leaves the access to the pinboard in the tab, and whose it is', async () => {
    await comeBack(allowed);
    await shows('Pinterest is connected');
    expect({ ...sessionStorage }).toEqual({
      pinboard_oauth_user_id: ada.userId,
      pinboard_access_token: handle,
      pinboard_connected: 'true',
    });
  });

  it('leads to /outfit when the tab does not remember where it began', async () => {
    const { pinboard_oauth_return: _, ...rest } = round;
    const { leadsOnAfter } = await comeBack(allowed, { remembers: rest });
    await shows('Pinterest is connected');
    expect(await leadsOnAfter(1500)).toBe('/outfit?pinboard_success=true');
  });
});

describe('a round that has failed', () => {
  it.each([
    [
      'with a description',
      '?error=access_denied&error_description=The+person+said+no.',
      'The person said no.',
      'access_denied',
    ],
    [
      'with a description alone',
      '?error_description=The+person+said+no.',
      'The person said no.',
      'oauth_error',
    ],
    ['without a description', '?error=access_denied', 'access_denied', 'access_denied'],
    ['without any word', '?error=', 'Authentication failed', 'oauth_error'],
    ['without a code', '?state=a-state', 'No authorization code received', 'missing_code'],
  ])('%s is told, and after 2 s leads back with its reason', async (_how, query, words, reason) => {
    const { api, leadsOnAfter } = await comeBack(query);
    await shows(failed);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(await leadsOnAfter(2000)).toBe(`/outfits?pinboard_error=${reason}`);
    expect((await findToast(failed)).textContent).toContain(textOfReason(reason));
    expect(api.requestsOf('pinboard.exchangeCode')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['pinboard_oauth_user_id', 'pinboard_oauth_redirect_uri'] as const)(
    'because the tab does not remember %s asks to connect again',
    async (forgotten) => {
      const { [forgotten]: _, ...rest } = round;
      const { leadsOnAfter } = await comeBack(allowed, { remembers: rest });
      await shows(failed);
      screen.getByText('Missing OAuth state - please try connecting again');
      expect(await leadsOnAfter(2000)).toBe('/outfits?pinboard_error=missing_state');
      await findToast(failed);
    },
  );

  it('shows no text of its address to a tab that has not asked for consent', async () => {
    const { leadsOnAfter } = await comeBack('?error=call&error_description=Call+0900', { remembers: {} });
    await shows(failed);
    expect(screen.getByRole('alert').textContent).toBe(
      `${failed}Missing OAuth state - please try connecting again`,
    );
    expect(await leadsOnAfter(2000)).toBe('/outfit?pinboard_error=missing_state');
    await findToast(failed);
  });

  it.each([
    ['exchange_failed', 'Failed to complete Pinterest authentication'],
    ['unavailable', 'Pinterest is not set up for this app.'],
    ['Call+0900+to+unlock+your+account', 'Authentication failed'],
    ['constructor', 'Authentication failed'],
  ])('for the reason %s shows a text of the app and none of the address', async (reason, text) => {
    startFakeApi();
    skipTour();
    await openPage(`/outfits?pinboard_error=${reason}`, { as: ada });
    expect((await findToast(failed)).textContent).toBe(`${failed}${text}`);
  });

  it('in the exchange of the code is told, and leaves no access in the tab', async () => {
    const { leadsOnAfter } = await comeBack(allowed, {
      prepare: (api) => api.fail('pinboard.exchangeCode', 'pinboard.exchange_failed', { hint: 'Too late' }),
    });
    await shows(failed);
    screen.getByText('Failed to complete Pinterest authentication');
    expect(sessionStorage).toHaveLength(0);
    expect(await leadsOnAfter(2000)).toBe('/outfits?pinboard_error=exchange_failed');
    await findToast(failed);
  });
});
