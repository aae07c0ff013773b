import type { RequestListener } from 'node:http';

/** The pages under `/_local` that exist on one machine only: by their first segment, else the outbox. */
export const localPages =
  (pages: Readonly<Record<string, RequestListener>>, outbox: RequestListener): RequestListener =>
  (request, response) => {
    const [, segment = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const page = Object.hasOwn(pages, segment) ? pages[segment] : undefined;
    if (!page) return outbox(request, response);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    page(request, response);
  };
