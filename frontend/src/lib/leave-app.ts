/** Sends the browser to a page of another site. A test replaces this module: jsdom cannot navigate. */
export const leaveApp = (url: string) => location.assign(url);
