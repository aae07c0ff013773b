import * as z from 'zod';
import type { TrendPin } from '#shared/contract/pinboard';
import { AppError } from '#shared/errors';
import { shorten } from '#shared/rules/shorten';
import { requireVariable } from '../platform/environment.ts';
import { fetchExternalJson } from '../platform/external-service.ts';
import { secretReader } from '../platform/secret.ts';

const secretId = requireVariable('PINBOARD_SECRET');
const readSecret = secretReader(secretId);

/** The app's secret at Pinterest, from Secrets Manager. Throws `pinboard.unavailable` if it is not registered. */
export async function readClientSecret(): Promise<string> {
  if (secretId === 'none') throw new AppError('pinboard.unavailable');
  return readSecret();
}

/*
 * A client of Pinterest's API v5 (https://developers.pinterest.com/docs/api/v5/). Failed requests throw an
 * ExternalServiceError with the status and the body of the response.
 */

const apiUrl = requireVariable('PINBOARD_API_URL');
const consentUrl = requireVariable('PINBOARD_CONSENT_URL');
const clientId = requireVariable('PINBOARD_CLIENT_ID');
const service = 'Pinterest';
const scopes = 'boards:read,pins:read,user_accounts:read';

/** The URL of Pinterest's page where a user allows the app to read pins. It redirects to `redirectUri`. */
export function consentPageUrl(redirectUri: string, state: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes,
    state,
  });
  return `${consentUrl}?${query}`;
}

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  scope: z.string().default(scopes),
});
export type Tokens = z.infer<typeof Tokens>;

type Grant =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/** Exchanges an authorization code, or a refresh token, for new tokens. */
export const grantTokens = async (grant: Grant, clientSecret: string): Promise<Tokens> =>
  Tokens.parse(
    await fetchExternalJson(service, new URL('/v5/oauth/token', apiUrl), {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams(grant),
    }),
  );

async function read(path: string, query: Record<string, string>, accessToken: string) {
  const url = new URL(path, apiUrl);
  url.search = String(new URLSearchParams(query));
  return fetchExternalJson(service, url, { headers: { authorization: `Bearer ${accessToken}` } });
}

const text = z
  .string()
  .nullish()
  .transform((value) => shorten((value ?? '').trim(), 500));
const address = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null);

const Board = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.object({ username: z.string() }).nullish(),
});
export type Board = z.infer<typeof Board>;

/** The largest page size of Pinterest's lists. */
const maxBoards = 250;

/** The boards of the token's user, at most 250. */
export async function readBoards(accessToken: string): Promise<Board[]> {
  const answer = await read('/v5/boards', { page_size: String(maxBoards) }, accessToken);
  return z.object({ items: z.array(Board) }).parse(answer).items;
}

const Pin = z.object({
  id: z.string(),
  title: text,
  description: text,
  link: address,
  media: z.object({ images: z.record(z.string(), z.object({ url: address })) }).nullish(),
});

const maxPins = 50;

/** The newest pins of a board, at most 50. */
export async function readPins(boardId: string, accessToken: string): Promise<TrendPin[]> {
  const path = `/v5/boards/${encodeURIComponent(boardId)}/pins`;
  const answer = await read(path, { page_size: String(maxPins) }, accessToken);
  return z
    .object({ items: z.array(Pin) })
    .parse(answer)
    .items.map(({ id, title, description, link, media }) => ({
      id,
      title,
      description,
      link,
      imageUrl: media?.images['600x']?.url ?? media?.images['400x300']?.url ?? null,
    }));
}

const Trends = z.array(
  z.object({
    trends: z
      .array(
        z.object({
          id: z.string(),
          title: text,
          description: text,
          related_searches: z.array(z.string()).catch([]),
          pins: z.array(z.object({ src: address })).catch([]),
        }),
      )
      .catch([]),
  }),
);
export type Trend = z.infer<typeof Trends>[number]['trends'][number];

/** Pinterest's featured fashion trends in the US. */
export async function readTrends(accessToken: string): Promise<Trend[]> {
  const answer = await read('/v5/trends/topics/featured', { interest: 'FASHION', region: 'US' }, accessToken);
  return Trends.parse(answer).flatMap(({ trends }) => trends);
}
