export const idioms: readonly (readonly [en: string, sv: string, de: string, fr: string, es: string])[] = [
  ['white house', '', '', '', ''],
];
