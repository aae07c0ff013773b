/**
 * Whether an absolute or relative address points to the page. `by path` compares host and path. `exactly` also requires
 * that the address has a query such as `?variant=2`, and that the page's address has all its parameters with the same
 * values.
 */
export function isSamePage(address: string | null, page: URL | null, match: 'by path' | 'exactly'): boolean {
  const url = address && page ? URL.parse(address, page.href) : null;
  if (!url || !page || pathOf(url) !== pathOf(page)) return false;
  if (match === 'by path') return true;
  const parameters = [...url.searchParams];
  return parameters.length > 0 && parameters.every(([name, value]) => page.searchParams.get(name) === value);
}

const pathOf = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase();
