const url = /https?:\/\/[^\s<>"]+/i;
const withoutScheme = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * The URL in a pasted text. Adds a missing 'https://', and finds the URL in a sentence, as shops' apps share one; a
 * text without a URL is returned unchanged, so that fetching refuses it.
 */
export function extractUrl(pasted: string): string {
  if (withoutScheme.test(pasted)) return `https://${pasted}`;
  return url.exec(pasted)?.[0].replace(/[),.;!]+$/, '') ?? pasted;
}
