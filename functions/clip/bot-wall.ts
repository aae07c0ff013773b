import type { IncomingHttpHeaders } from 'node:http';

const longestWall = 100_000;
/** What the pages say, or load, that ask whether a person is there, by whoever makes them. */
const signs = [
  /<title>\s*(?:just a moment|attention required|access denied|access to this page has been denied|pardon our interruption|are you (?:a )?(?:human|robot)|robot check|security check|human verification|verify you are human|one moment, please|please wait|bot verification|client challenge|you have been blocked|request unsuccessful)/i,
  /cdn-cgi\/challenge-platform|cf-browser-verification|cf_chl_opt|_cf_chl|challenges\.cloudflare\.com/i,
  /px-captcha|_pxAppId|perimeterx/i,
  /captcha-delivery\.com|geo\.captcha-delivery/i,
  /_incapsula_resource|incapsula incident/i,
  /akamai[^<]{0,40}reference|errors\.edgesuite\.net|sec-if-cpt-container|sec-cpt-if/i,
  /awswafcaptcha|awswafintegration|aws-waf-token/i,
  /kasada|ips\.js\?KP_UIDz|KPSDK/,
  /to discuss automated access|enter the characters you see below|unusual traffic from your/i,
];

/**
 * Whether an answer is no page of the shop but one that keeps programs out; many of them have status 200. Pages
 * that carry the sign of such a service for later use have a product as well: only one without is a wall.
 */
export function isBotWall(headers: IncomingHttpHeaders, html: string): boolean {
  if (headers['cf-mitigated'] || headers['x-amzn-waf-action']) return true;
  const start = html.slice(0, longestWall);
  return html.length < longestWall && signs.some((sign) => sign.test(start));
}
