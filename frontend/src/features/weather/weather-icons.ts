import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSnow, Sun } from 'lucide-react';
import type { WeatherCondition } from '#shared/contract/weather';

const icons: Record<WeatherCondition, typeof Sun> = {
  clear: Sun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  thunderstorm: CloudLightning,
};

/** The icon of a weather condition. A condition that a newer server sends is shown as a cloud. */
export const iconOf = (condition: WeatherCondition) => icons[condition] ?? Cloud;
