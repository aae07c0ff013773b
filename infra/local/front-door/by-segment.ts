import type { RequestListener } from 'node:http';

export type Services = Readonly<Record<string, RequestListener>>;

/**
 * Passes a request to the service named by the first segment of its path, and removes that segment. The fallback gets
 * every other request unchanged.
 */
export const bySegment =
  (services: Services, fallback: RequestListener): RequestListener =>
  (request, response) => {
    const [, segment = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const service = Object.hasOwn(services, segment) ? services[segment] : undefined;
    if (!service) return fallback(request, response);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    service(request, response);
  };
