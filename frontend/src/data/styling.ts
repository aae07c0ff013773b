import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client';
import type { Styling, StylingPart } from '#shared/contract/styling';
import { api } from '../lib/api.ts';
import { batched } from '../lib/batched.ts';

const readPart = batched(async (parts: StylingPart[]) => {
  const styling = await api.styling.readStyling({ query: { parts: parts.join(',') } });
  return parts.map((part) => styling[part]);
});

/** The query for one part of the styling call (weather, trends, profile …). Parts requested together share one call. */
export const stylingQuery = <Part extends StylingPart>(part: Part) =>
  queryOptions({
    queryKey: ['styling', part],
    queryFn: async () => {
      const value = await readPart(part);
      if (value === undefined) throw new ApiError('internal');
      return value as Exclude<Styling[Part], undefined>;
    },
  });
