import type { RequestListener } from 'node:http';

export type Services = Readonly<Record<string, RequestListener>>;

/** Passes a request to the service of its path's first segment, which is removed. The fallback gets the others. */
export const bySegment =
  (services: Services, fallback: RequestListener): RequestListener =>
  (request, response) => {
    const [, segment = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const service = Object.hasOwn(services, segment) ? services[segment] : undefined;
    if (!service) return fallback(request, response);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    service(request, response);
  };
