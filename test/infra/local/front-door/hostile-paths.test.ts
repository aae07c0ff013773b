import { expect, it } from 'vitest';
import { startApp } from '../../../support/app/app.ts';
import { rawRequest } from '../../../support/app/raw-request.ts';

const app = await startApp();

const services = ['api', 'media', 'uploads', 'user-pool', '_local', 'config.json', 'nowhere'];
const ends = [
  ...['', '/', '//', '///x', '/%', '/%zz', '/%00', '/..', '/..%2f..', '/%2e%2e/'],
  ...['/x?', '/x?%', '/x#y', '/clothes/%zz'],
];

/**
 * The methods that may have a body. After any other method, a body would be read as the next request, and the refusal
 * of that would hide the app's answer.
 */
const withBody = ['POST', 'PUT', 'PROPFIND'];

it('any path is answered, and the app goes on', async () => {
  for (const service of services)
    for (const method of ['GET', 'DELETE', 'OPTIONS', ...withBody])
      for (const end of ends) {
        const body = withBody.includes(method) ? { body: 'nonsense' } : {};
        const { status } = await rawRequest(app.url, `/${service}${end}`, { method, ...body });
        expect(status, `${method} /${service}${end}`).toBeLessThan(500);
      }
  expect((await fetch(`${app.url}/config.json`)).status).toBe(200);
});
