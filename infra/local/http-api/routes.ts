import { type Call, maxBytesOf } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import { type PublicFunction, publicRoutes } from '#shared/contract/public-routes';

/** `answers` is the name of the function that answers: that of a feature or of a public route. */
const routes = [
  ...Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.values<Call>(contract).map((call) => ({
      ...toRoute(feature as Feature, call.route),
      isPublic: false,
      maxBytes: maxBytesOf(call),
    })),
  ),
  ...Object.entries(publicRoutes).flatMap(([name, { methods, path }]) =>
    methods.map((method) => ({
      ...toRoute(name as PublicFunction, `${method} ${path}`),
      isPublic: true,
      maxBytes: 1000,
    })),
  ),
];

function toRoute(answers: Feature | PublicFunction, routeKey: string) {
  const [method = '', path = ''] = routeKey.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { answers, routeKey, method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`), names };
}

/**
 * Finds the route of a request and the values of its path parameters. If several routes match, the one with the fewest
 * parameters is taken, as in API Gateway. Returns null if no route matches, and 'malformed' if the percent-encoding is
 * invalid.
 */
export function matchRoute(method: string, path: string) {
  const [best] = routes
    .flatMap((route) => {
      const values = route.method === method ? route.path.exec(path)?.slice(1) : undefined;
      return values ? [{ route, values }] : [];
    })
    .sort((a, b) => a.values.length - b.values.length);
  if (!best) return null;
  const { route, values } = best;
  try {
    const parameters = route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]);
    return { ...route, pathParameters: Object.fromEntries(parameters) as Record<string, string> };
  } catch {
    return 'malformed';
  }
}
