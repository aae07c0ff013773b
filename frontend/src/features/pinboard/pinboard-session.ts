/** What a tab remembers of its connection to the pinboard, under the names that are agreed on. */
const keys = {
  returnTo: 'pinboard_oauth_return',
  userId: 'pinboard_oauth_user_id',
  redirectUri: 'pinboard_oauth_redirect_uri',
  accessToken: 'pinboard_access_token',
  connected: 'pinboard_connected',
} as const;

/** The page to return to where none is stored. */
const defaultReturn = '/outfit';

export const redirectUri = () => `${location.origin}/auth/pinboard/callback`;

/** Before the person leaves for the consent page. */
export function rememberConsentRequest(userId: string) {
  dropHandle();
  sessionStorage.setItem(keys.returnTo, location.pathname);
  sessionStorage.setItem(keys.userId, userId);
  sessionStorage.setItem(keys.redirectUri, redirectUri());
}

/** The round that was begun in this tab, which is over once it was read. */
export function takeConsentRequest() {
  const request = {
    returnTo: sessionStorage.getItem(keys.returnTo) ?? defaultReturn,
    userId: sessionStorage.getItem(keys.userId),
    redirectUri: sessionStorage.getItem(keys.redirectUri),
  };
  for (const key of [keys.returnTo, keys.userId, keys.redirectUri]) sessionStorage.removeItem(key);
  return request;
}

/** Whoever signed in after the person who has connected has nothing of that connection. */
const isConnectedUser = (userId: string) => sessionStorage.getItem(keys.userId) === userId;

export const readHandle = (userId: string) =>
  isConnectedUser(userId) ? sessionStorage.getItem(keys.accessToken) : null;

/** Whether the tab is to be connected, but has nothing to show for it. */
export const isHandleLost = (userId: string) =>
  isConnectedUser(userId) && readHandle(userId) === null && sessionStorage.getItem(keys.connected) !== null;

export function keepHandle(userId: string, accessToken: string) {
  sessionStorage.setItem(keys.userId, userId);
  sessionStorage.setItem(keys.accessToken, accessToken);
  sessionStorage.setItem(keys.connected, 'true');
}

export function dropHandle() {
  for (const key of [keys.userId, keys.accessToken, keys.connected]) sessionStorage.removeItem(key);
}
