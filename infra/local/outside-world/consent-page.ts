import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { html, Markup } from '../outbox/markup.ts';
import { type Account, accounts, isAccount, pictures } from './pinboard-accounts.ts';
import { writeCode } from './pinboard-tokens.ts';

const minutes = 5;
const editorial = new URL('../../../frontend/src/assets/editorial/', import.meta.url);

const styles = new Markup(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3.5rem) 1rem; }
  h1 { font: 500 clamp(1.75rem, 7vw, 2.5rem)/1.15 Georgia, serif; }
  ul { list-style: none; padding: 0; display: grid; gap: 0.75rem; }
  a { display: flex; align-items: center; min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid; color: inherit; }
`);

/**
 * The browser's side of the pinboard's stand-in: the page on which a person allows or denies, and its
 * pictures. Who allows decides what the app meets afterwards.
 */
export const consentPage: RequestListener = async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const picture = /^\/images\/([a-z-]+)\.webp$/.exec(url.pathname)?.[1];
  if (picture && (pictures as readonly string[]).includes(picture)) {
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' });
    return response.end(await readFile(new URL(`${picture}.webp`, editorial)));
  }
  if (url.pathname !== '/oauth/') return response.writeHead(404).end();
  const wish = Object.fromEntries(url.searchParams);
  const { client_id: clientId, redirect_uri: redirectUri, response_type: type, state = '' } = wish;
  if (!clientId || type !== 'code' || !redirectUri || !/^https?:\/\//.test(redirectUri))
    return response.writeHead(400).end('The request for consent is not complete.');
  const back = (answer: Record<string, string>) => {
    const target = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...answer, state })) target.searchParams.set(name, value);
    return target.href;
  };
  const allow = (account: string) =>
    back({
      code: writeCode({
        account: isAccount(account) ? account : 'demo',
        clientId,
        redirectUri,
        expiresAt: Date.now() + minutes * 60_000,
      }),
    });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Allow access to boards</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Allow Wardrobe to read your boards?</h1>
<p>This page stands in for Pinterest on your machine. Who are you?</p>
<ul>
${Object.entries<Account>(accounts).map(
  ([account, { name }]) => html`<li><a href="${allow(account)}">${name}</a></li>`,
)}
<li><a href="${back({ error: 'access_denied', error_description: 'The person has denied access.' })}">Deny</a></li>
</ul>
</main>
</body>
</html>
`.html,
  );
};
