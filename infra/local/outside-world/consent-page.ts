import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { html, htmlPage, Markup } from '../html.ts';
import { type Account, accounts, isAccount, pictures } from './pinboard-accounts.ts';
import { writeCode } from './pinboard-tokens.ts';

const codeLifetimeMs = 5 * 60_000;
const editorial = new URL('../../../frontend/src/assets/editorial/', import.meta.url);

const styles = new Markup(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3.5rem) 1rem; }
  h1 { font: 500 clamp(1.75rem, 7vw, 2.5rem)/1.15 Georgia, serif; }
  ul { list-style: none; padding: 0; display: grid; gap: 0.75rem; }
  a { display: flex; align-items: center; min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid; color: inherit; }
`);

/**
 * The web pages of Pinterest's local stand-in: the consent page of its OAuth flow, where a person chooses one of the
 * accounts or denies access, and the pictures of its pins. The only redirect address of the app's registration is its
 * callback page.
 */
export const consentPage =
  (appUrl: string): RequestListener =>
  async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const picture = /^\/images\/([a-z-]+)\.webp$/.exec(url.pathname)?.[1];
    if (picture && (pictures as readonly string[]).includes(picture)) {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' });
      return response.end(await readFile(new URL(`${picture}.webp`, editorial)));
    }
    if (url.pathname !== '/oauth/') return response.writeHead(404).end();
    const {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: type,
      state = '',
    } = Object.fromEntries(url.searchParams);
    if (!clientId || type !== 'code' || redirectUri !== `${appUrl}/auth/pinboard/callback`)
      return response.writeHead(400).end('The request for consent is not complete.');
    const redirectWith = (answer: Record<string, string>) => {
      const target = new URL(redirectUri);
      for (const [name, value] of Object.entries({ ...answer, state })) target.searchParams.set(name, value);
      return target.href;
    };
    const allowAs = (account: string) =>
      redirectWith({
        code: writeCode({
          account: isAccount(account) ? account : 'demo',
          clientId,
          redirectUri,
          expiresAt: Date.now() + codeLifetimeMs,
        }),
      });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(
      htmlPage(
        'Allow access to boards',
        [styles],
        html`<main>
<h1>Allow Wardrobe to read your boards?</h1>
<p>This page stands in for Pinterest on your machine. Who are you?</p>
<ul>
${Object.entries<Account>(accounts).map(
  ([account, { name }]) => html`<li><a href="${allowAs(account)}">${name}</a></li>`,
)}
<li><a href="${redirectWith({ error: 'access_denied', error_description: 'The person has denied access.' })}">Deny</a></li>
</ul>
</main>`,
      ),
    );
  };
