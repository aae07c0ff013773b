import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';

const minutes = 15;

/** The weather at the user's location, or null if there is no location. It is stale after 15 minutes. */
export const useWeather = () =>
  useQuery({ ...stylingQuery('weather'), staleTime: minutes * 60_000, retry: false });
