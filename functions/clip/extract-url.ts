const url = /https?:\/\/[^\s<>"]+/i;
const withoutScheme = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * The address in what somebody pastes: some leave 'https://' out, and the apps of shops share a sentence with
 * the address in it. What holds none is left as it is, to be refused.
 */
export function pageAddress(pasted: string): string {
  if (withoutScheme.test(pasted)) return `https://${pasted}`;
  return url.exec(pasted)?.[0].replace(/[),.;!]+$/, '') ?? pasted;
}
