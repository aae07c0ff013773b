import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { readXml, repeated } from './xml.ts';

/** A rule under the names that S3 gives its parts. */
export type CorsRule = z.infer<typeof CorsRule>;
const CorsRule = z.object({
  ID: z.string().optional(),
  AllowedOrigin: repeated(z.string()),
  AllowedMethod: repeated(z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD'])),
  AllowedHeader: repeated(z.string()),
  ExposeHeader: repeated(z.string()),
  MaxAgeSeconds: z.coerce.number().optional(),
});
const CorsConfiguration = z.object({ CORSConfiguration: z.object({ CORSRule: repeated(CorsRule) }) });

/** What a browser asks leave for. */
type CrossOrigin = { readonly origin: string; readonly method: string; readonly headers: readonly string[] };

export const readCorsRules = (xml: string): CorsRule[] =>
  readXml(xml, CorsConfiguration).CORSConfiguration.CORSRule;

/** The headers that let a page of another origin read the answer to its request; none when no rule allows it. */
export function corsHeaders(rules: readonly CorsRule[], origin: string | undefined, method: string) {
  if (origin === undefined) return {};
  const rule = findRule(rules, { origin, method, headers: [] });
  return rule ? allow(rule, origin) : {};
}

/** Answers a browser that asks before it sends. Throws when no rule allows what it asks for. */
export function preflightHeaders(rules: readonly CorsRule[], headers: ReadonlyMap<string, string>) {
  const origin = headers.get('origin') ?? '';
  const requestHeaders = headers.get('access-control-request-headers') ?? '';
  const rule = findRule(rules, {
    origin,
    method: headers.get('access-control-request-method') ?? '',
    headers: requestHeaders
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  });
  if (!rule) throw new S3Error('AccessForbidden');
  return {
    ...allow(rule, origin),
    ...(requestHeaders && { 'access-control-allow-headers': requestHeaders }),
    ...(rule.MaxAgeSeconds !== undefined && { 'access-control-max-age': rule.MaxAgeSeconds }),
  };
}

const findRule = (rules: readonly CorsRule[], { origin, method, headers }: CrossOrigin) =>
  rules.find(
    (rule) =>
      rule.AllowedMethod.some((allowed) => allowed === method) &&
      rule.AllowedOrigin.some((pattern) => matchesPattern(pattern, origin)) &&
      headers.every((name) =>
        rule.AllowedHeader.some((pattern) => matchesPattern(pattern.toLowerCase(), name)),
      ),
  );

const allow = (rule: CorsRule, origin: string) => ({
  'access-control-allow-origin': rule.AllowedOrigin.includes('*') ? '*' : origin,
  'access-control-allow-methods': rule.AllowedMethod.join(', '),
  ...(rule.ExposeHeader.length > 0 && { 'access-control-expose-headers': rule.ExposeHeader.join(', ') }),
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
});

/** A pattern holds at most one star, which stands for any text. */
function matchesPattern(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
