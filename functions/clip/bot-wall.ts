import type { IncomingHttpHeaders } from 'node:http';

/** In characters. Pages from this length on are not block pages, because block pages are short. */
const maxWallLength = 100_000;
/** Texts and scripts of the block pages of the common bot-protection services. */
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
 * Whether a response is the block page of a bot-protection service instead of the shop's page; many have status 200.
 * Shop pages load such services' scripts too, so call this only for a page on which no product was found.
 */
export function isBotWall(headers: IncomingHttpHeaders, html: string): boolean {
  if (headers['cf-mitigated'] || headers['x-amzn-waf-action']) return true;
  const start = html.slice(0, maxWallLength);
  return html.length < maxWallLength && signs.some((sign) => sign.test(start));
}
