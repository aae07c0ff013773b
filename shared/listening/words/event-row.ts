import type { SettingId } from './settings.ts';

/** An event: the dress code that follows from it, and its words by language; the first English one names it. */
export type EventRow = readonly [
  setting: SettingId,
  en: string,
  sv: string,
  de: string,
  fr: string,
  es: string,
];
