interface ImportMetaEnv {
  /** The language of the build. It is missing in tests, which run in English. See `../translation.ts`. */
  readonly VITE_LANGUAGE?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
/** The hearing with the words of all languages. See `../lexicon-columns.ts`. */
declare module '*/listen.ts?all' {
  export { listen } from '#shared/stylist/hearing/listen';
}
