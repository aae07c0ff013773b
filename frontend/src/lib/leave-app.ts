/** Sends the browser to another document, of another site or in another language. A test replaces this module: jsdom cannot navigate. */
export const leaveApp = (url: string) => location.assign(url);
