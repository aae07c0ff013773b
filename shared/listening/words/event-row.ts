import type { SettingId } from './settings.ts';

/** An event: its dress code, and its words in each language. The first English word is the name of the event. */
export type EventRow = readonly [
  setting: SettingId,
  en: string,
  sv: string,
  de: string,
  fr: string,
  es: string,
];
