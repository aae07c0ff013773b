/** The session storage keys of the tab's connection to Pinterest. The names are published and must not change. */
const keys = {
  returnTo: 'pinboard_oauth_return',
  userId: 'pinboard_oauth_user_id',
  redirectUri: 'pinboard_oauth_redirect_uri',
  accessToken: 'pinboard_access_token',
  connected: 'pinboard_connected',
} as const;

/** The page to return to if none is stored. */
const defaultReturn = '/outfit';

/** The URI that Pinterest redirects to after consent. */
export const redirectUri = () => `${location.origin}/auth/pinboard/callback`;

/** Stores the data that the callback page needs. Call it before the user is sent to Pinterest's consent page. */
export function rememberConsentRequest(userId: string) {
  dropHandle();
  sessionStorage.setItem(keys.returnTo, location.pathname);
  sessionStorage.setItem(keys.userId, userId);
  sessionStorage.setItem(keys.redirectUri, redirectUri());
}

/** Reads and removes the consent request of this tab. Because it is removed, it can be completed only once. */
export function takeConsentRequest() {
  const request = {
    returnTo: sessionStorage.getItem(keys.returnTo) ?? defaultReturn,
    userId: sessionStorage.getItem(keys.userId),
    redirectUri: sessionStorage.getItem(keys.redirectUri),
  };
  for (const key of [keys.returnTo, keys.userId, keys.redirectUri]) sessionStorage.removeItem(key);
  return request;
}

/** Whether the tab's connection belongs to this user. Another user who signs in later must not use it. */
const isConnectedUser = (userId: string) => sessionStorage.getItem(keys.userId) === userId;

/** The access handle of this user's connection, or null. */
export const readHandle = (userId: string) =>
  isConnectedUser(userId) ? sessionStorage.getItem(keys.accessToken) : null;

/** Whether the tab is marked as connected while its access handle is missing. */
export const isHandleLost = (userId: string) =>
  isConnectedUser(userId) && readHandle(userId) === null && sessionStorage.getItem(keys.connected) !== null;

/** Stores a new connection. The handle is opaque: the Pinterest tokens stay on the server. */
export function keepHandle(userId: string, accessToken: string) {
  sessionStorage.setItem(keys.userId, userId);
  sessionStorage.setItem(keys.accessToken, accessToken);
  sessionStorage.setItem(keys.connected, 'true');
}

/** Removes the tab's connection. */
export function dropHandle() {
  for (const key of [keys.userId, keys.accessToken, keys.connected]) sessionStorage.removeItem(key);
}
