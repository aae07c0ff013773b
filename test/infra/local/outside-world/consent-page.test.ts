import { afterAll, expect, it } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { consentPage } from '#infra/local/outside-world/consent-page';

const appUrl = 'http://app.example';
const service = await serveOnLoopback(consentPage(appUrl));
afterAll(() => service.close());

const ask = (redirectUri: string) =>
  fetch(
    `${service.url}/oauth/?${new URLSearchParams({ client_id: 'app', response_type: 'code', redirect_uri: redirectUri })}`,
  );

it('consent is given to the page of the app that waits for it', async () => {
  const page = await ask(`${appUrl}/auth/pinboard/callback`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/auth/pinboard/callback?code=');
});

it('no code is made for another address', async () => {
  for (const address of [
    'https://evil.example/auth/pinboard/callback',
    `${appUrl}/dashboard`,
    'javascript:1',
  ])
    expect((await ask(address)).status).toBe(400);
});
