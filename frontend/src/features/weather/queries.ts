import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const minutes = 15;

/** The weather at a place, or nothing where no place is known. */
export const useWeather = (location: string | null) =>
  useQuery({
    queryKey: ['weather', location],
    queryFn: () => api.weather.getWeather({ body: { location: location ?? '' } }),
    enabled: Boolean(location),
    staleTime: minutes * 60_000,
    retry: false,
  });
