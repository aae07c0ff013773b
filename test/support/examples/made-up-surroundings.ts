import type { PinboardBoard, TrendPin } from '#shared/contract/pinboard';
import type { Weather } from '#shared/contract/weather';
import { ada } from './made-up.ts';

export const aWeather = (change: Partial<Weather> = {}): Weather => ({
  temperature: -7.6,
  condition: 'snow',
  description: 'Light snow',
  icon: 'snow',
  humidity: 86,
  windSpeed: 4.2,
  low: -11.4,
  high: -5.1,
  place: 'Luleå, Sweden',
  ...change,
});

let pins = 0;
export const aPin = (change: Partial<TrendPin> = {}): TrendPin => ({
  id: String(++pins),
  title: `Trend no. ${pins}`,
  description: 'Straight coats, worn open',
  imageUrl: 'https://pinboard.example/coat.webp',
  link: `https://pinboard.example/pin/${pins}/`,
  ...change,
});

export const aBoard = (change: Partial<PinboardBoard> = {}): PinboardBoard => ({
  userId: ada.userId,
  boardId: 'b1',
  boardName: 'Quiet Luxury',
  boardUrl: null,
  pinsData: [aPin(), aPin()],
  lastSyncedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
