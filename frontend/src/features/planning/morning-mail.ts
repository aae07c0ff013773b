import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** When the user gets the morning mail, and the outfit that the last one proposed. */
export const morningMailQuery = queryOptions({
  queryKey: ['morning-mail'],
  queryFn: () => api.planning.getMorningMail(),
  staleTime: 0,
});
