import { type Call, maxBytesOf } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import { type PublicFunction, publicRoutes } from '#shared/contract/public-routes';

type Route = {
  /** The name of the function that answers: that of a feature or of a public route. */
  answers: Feature | PublicFunction;
  isPublic: boolean;
  /** The most bytes of a request's body. */
  maxBytes: number;
  routeKey: string;
  method: string;
  path: RegExp;
  names: string[];
};

const routes: Route[] = [
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

function toRoute(answers: Route['answers'], routeKey: string) {
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
  const { answers, isPublic, maxBytes, routeKey, names } = best.route;
  try {
    const parameters = names.map((name, index) => [name, decodeURIComponent(best.values[index] ?? '')]);
    return {
      answers,
      isPublic,
      maxBytes,
      routeKey,
      pathParameters: Object.fromEntries(parameters) as Record<string, string>,
    };
  } catch {
    return 'malformed';
  }
}
