import { expect, it } from 'vitest';
import { servePrivately } from '#infra/local/loopback';

it('a private service is called at its whole address only', async () => {
  const { url, close } = await servePrivately((request, response) => response.end(request.url));
  const { origin } = new URL(url);
  expect(await (await fetch(`${url}/path?x=1`)).text()).toBe('/path?x=1');
  for (const other of ['/', '/path', `${new URL(url).pathname.slice(0, -1)}x/path`])
    expect((await fetch(origin + other, { method: 'POST', body: 'x' })).status).toBe(403);
  await close();
});
