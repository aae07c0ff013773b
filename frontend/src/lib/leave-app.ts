/** Opens another site, or the app in another language. Tests replace this module: jsdom cannot navigate. */
export const leaveApp = (url: string) => location.assign(url);
