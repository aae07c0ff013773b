/** Whether an address leads to the page at hand: by its path, or exactly, with the variant that its query names. */
export function isSamePage(address: string | null, page: URL | null, how: 'by path' | 'exactly'): boolean {
  const url = address && page ? URL.parse(address, page.href) : null;
  if (!url || !page || pathOf(url) !== pathOf(page)) return false;
  if (how === 'by path') return true;
  const named = [...url.searchParams];
  return named.length > 0 && named.every(([name, value]) => page.searchParams.get(name) === value);
}

const pathOf = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase();
