/** The route that calendar apps read a subscribed calendar from. */
export const feedRoute = { methods: ['GET'], path: '/calendar-feed/outfits.ics' } as const;
/** The route of the links in morning mails. Only a POST changes something. */
export const morningLinkRoute = { methods: ['GET', 'POST'], path: '/morning-mail/link' } as const;

/** The routes that need no signed-in user, by the name of their Lambda function, which checks a secret of its own. */
export const publicRoutes = { calendarFeed: feedRoute, morningLink: morningLinkRoute } as const;
export type PublicFunction = keyof typeof publicRoutes;
