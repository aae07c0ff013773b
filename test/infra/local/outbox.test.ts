import { rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoopbackService, serveOnLoopback } from '#infra/local/loopback';
import { type Mail, type Outbox, openOutbox } from '#infra/local/outbox';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const json = { headers: { accept: 'application/json' } };
const mail = {
  to: 'ann@example.com',
  subject: 'Your code',
  body: '<p>123456</p>',
  code: '123456',
  link: 'https://app.example/auth?code=123456',
};

const file = join(temporaryFolder(), 'outbox.json');
let outbox: Outbox;
let service: LoopbackService;

beforeEach(async () => {
  await rm(file, { force: true });
  outbox = await openOutbox({ file, key: 'the key' });
  service = await serveOnLoopback(outbox.handle);
});
afterEach(() => service.close());

const list = async (url = service.url): Promise<Mail[]> => JSON.parse(await (await fetch(url, json)).text());
const page = async () => (await fetch(service.url, { headers: { accept: 'text/html' } })).text();

describe('the list for programs', () => {
  test('holds the mails, oldest first, each with its time, also after a restart', async () => {
    expect(await list()).toEqual([]);
    outbox.deliver({ ...mail, subject: 'First' });
    outbox.deliver({ ...mail, subject: 'Second', code: null, link: null });
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await list()).toEqual([
      { ...mail, subject: 'First', at },
      { ...mail, subject: 'Second', code: null, link: null, at },
    ]);
    const reopened = await serveOnLoopback((await openOutbox({ file, key: 'the key' })).handle);
    expect(await list(reopened.url)).toEqual(await list());
    await reopened.close();
  });

  test('keeps the last five hundred mails', async () => {
    const subjects = Array.from({ length: 503 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) outbox.deliver({ ...mail, subject });
    expect((await list()).map(({ subject }) => subject)).toEqual(subjects.slice(3));
  });
});

test('a request from another machine is answered only with the key that the terminal shows', () => {
  outbox.deliver(mail);
  const ask = (url: string) => {
    const answer = { statusCode: 200, setHeader: () => answer, writeHead: vi.fn(() => answer), end: vi.fn() };
    outbox.handle(
      { method: 'GET', url, headers: {}, socket: { remoteAddress: '192.168.1.20' } } as IncomingMessage,
      answer as unknown as Parameters<RequestListener>[1],
    );
    return answer;
  };
  for (const url of ['/outbox', '/outbox?key=', '/outbox?key=another']) {
    const { writeHead, end } = ask(url);
    expect(writeHead).toHaveBeenCalledWith(403);
    expect(end).not.toHaveBeenCalledWith(expect.stringContaining(mail.to));
  }
  expect(ask('/outbox?key=the%20key').end).toHaveBeenCalledWith(expect.stringContaining(mail.to));
});

describe('the page for people', () => {
  test('is what a client gets that accepts anything; it runs no script, loads nothing and is only read', async () => {
    const response = await fetch(service.url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    const html = await response.text();
    expect(html).toContain('No mail has been written yet.');
    expect(html).not.toContain('<script');
    expect((await fetch(service.url, { method: 'DELETE' })).status).toBe(405);
  });

  test('shows subject, address, time, code and link, newest first', async () => {
    outbox.deliver({ ...mail, subject: 'First' });
    outbox.deliver({ ...mail, subject: 'Second' });
    const html = await page();
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
    for (const shown of ['ann@example.com', '123456', 'href="https://app.example/auth?code=123456"', '<time'])
      expect(html).toContain(shown);
  });

  test('escapes a hostile mail, and makes no link of an address that is not of the web', async () => {
    const attack = `"><img src=x onerror=alert(1)><script>alert('1')</script>&`;
    const escaped =
      '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
    const links = ['javascript:alert(1)', 'data:text/html,hello', '//evil.example'];
    for (const link of links) outbox.deliver({ ...mail, link });
    expect(await page()).not.toContain('<a ');
    const link = `https://app.example/${attack}`;
    outbox.deliver({ to: attack, subject: attack, body: attack, code: attack, link });
    const html = await page();
    expect(html).not.toMatch(/<img|<script/);
    const written = [`<h2>${escaped}</h2>`, `To ${escaped}<`, `>${escaped}</p>`, `example/${escaped}"`];
    for (const shown of [...written, ...links]) expect(html).toContain(shown);
  });
});
