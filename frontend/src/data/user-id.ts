import { createContext, useContext } from 'react';

/** The id of the signed-in user; null for a visitor. */
export const UserIdContext = createContext<string | null>(null);
export const useUserId = () => useContext(UserIdContext);
