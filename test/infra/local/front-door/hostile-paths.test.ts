import { afterAll, expect, it } from 'vitest';
import { startApp } from '../../../support/app/app.ts';
import { rawRequest } from '../../../support/app/raw-request.ts';

const app = await startApp();
afterAll(() => app.stop());

const services = ['api', 'media', 'uploads', 'user-pool', '_local', 'config.json', 'nowhere'];
const ends = [
  '',
  '/',
  '//',
  '///x',
  '/%',
  '/%zz',
  '/%00',
  '/..',
  '/..%2f..',
  '/%2e%2e/',
  '/x?',
  '/x?%',
  '/x#y',
  '/clothes/%zz',
];

it.each(services)('whatever follows /%s, the app answers and lives on', async (service) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
    for (const end of ends) {
      const { status } = await rawRequest(app.url, `/${service}${end}`, { method, body: 'nonsense' });
      expect(status, `${method} /${service}${end}`).toBeLessThan(500);
    }
  expect((await fetch(`${app.url}/config.json`)).status).toBe(200);
});
