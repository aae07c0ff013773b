import { weather } from '#shared/contract/weather';
import { serve } from '../platform/serving/serve.ts';
import { getWeather } from './get-weather.ts';

export const handler = serve(weather, { getWeather: ({ body }) => getWeather(body.location) });
