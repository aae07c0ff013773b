import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';

const minutes = 15;

/** The weather where the person is, or null while they have not said where. */
export const useWeather = () =>
  useQuery({ ...stylingQuery('weather'), staleTime: minutes * 60_000, retry: false });
