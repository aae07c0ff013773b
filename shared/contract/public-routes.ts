/** The route that calendar apps read a subscribed calendar from. */
export const feedRoute = { method: 'GET', path: '/calendar-feed/outfits.ics' } as const;

/**
 * The routes that need no signed-in user, by the name of the Lambda function that serves them. Each function checks a
 * secret of its own.
 */
export const publicRoutes = { calendarFeed: feedRoute } as const;
export type PublicFunction = keyof typeof publicRoutes;
