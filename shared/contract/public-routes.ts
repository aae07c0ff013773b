/** The route that calendar apps read a subscribed calendar from. */
export const feedRoute = { methods: ['GET'], path: '/calendar-feed/outfits.ics' } as const;
/** The route that ends the morning mail. A GET only asks, because programs that scan mails follow links. */
export const unsubscribeRoute = { methods: ['GET', 'POST'], path: '/morning-mail/end' } as const;

/**
 * The routes that need no signed-in user, by the name of the Lambda function that serves them. Each function checks a
 * secret of its own.
 */
export const publicRoutes = { calendarFeed: feedRoute, unsubscribe: unsubscribeRoute } as const;
export type PublicFunction = keyof typeof publicRoutes;
