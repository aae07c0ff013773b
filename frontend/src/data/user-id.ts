import { createContext, useContext } from 'react';

/** The id of the signed-in user; null for a visitor. */
export const UserIdContext = createContext<string | null>(null);
export const useUserId = () => useContext(UserIdContext);
/** The same on pages that only signed-in users see. */
export const useOwnId = () => useUserId() ?? '';
