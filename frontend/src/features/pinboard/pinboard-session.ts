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
export function rememberRound(userId: string) {
  sessionStorage.setItem(keys.returnTo, location.pathname);
  sessionStorage.setItem(keys.userId, userId);
  sessionStorage.setItem(keys.redirectUri, redirectUri());
}

/** The round that was begun in this tab, which is over once it was read. */
export function takeRound() {
  const round = {
    returnTo: sessionStorage.getItem(keys.returnTo) ?? defaultReturn,
    userId: sessionStorage.getItem(keys.userId),
    redirectUri: sessionStorage.getItem(keys.redirectUri),
  };
  for (const key of [keys.returnTo, keys.userId, keys.redirectUri]) sessionStorage.removeItem(key);
  return round;
}

export const readHandle = () => sessionStorage.getItem(keys.accessToken);

/** Whether the tab is to be connected, but has nothing to show for it. */
export const isHandleLost = () => readHandle() === null && sessionStorage.getItem(keys.connected) !== null;

export function keepHandle(accessToken: string) {
  sessionStorage.setItem(keys.accessToken, accessToken);
  sessionStorage.setItem(keys.connected, 'true');
}

export function dropHandle() {
  sessionStorage.removeItem(keys.accessToken);
  sessionStorage.removeItem(keys.connected);
}
