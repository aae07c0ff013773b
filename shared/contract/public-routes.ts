/** The route of calendars that calendar apps subscribe to. */
export const feedRoute = { method: 'GET', path: '/calendar-feed/outfits.ics' } as const;

/** The routes that need no signed-in user, by the function that answers them; each checks a secret of its own. */
export const publicRoutes = { calendarFeed: feedRoute } as const;
export type PublicFunction = keyof typeof publicRoutes;
