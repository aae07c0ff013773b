const url = /https?:\/\/[^\s<>"]+/i;
const withoutScheme = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * Extracts the URL from a pasted text. Adds a missing 'https://'. Also finds a URL inside a sentence, because shop apps
 * share such texts. A text without a URL is returned unchanged, so that fetching it fails.
 */
export function extractUrl(pasted: string): string {
  if (withoutScheme.test(pasted)) return `https://${pasted}`;
  return url.exec(pasted)?.[0].replace(/[),.;!]+$/, '') ?? pasted;
}
