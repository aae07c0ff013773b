interface ImportMetaEnv {
  /** The language of the build. It is missing in tests, which run in English. See `../translation.ts`. */
  readonly VITE_LANGUAGE?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
/** The hearing with the words of all languages. See `../lexicon-columns.ts`. */
declare module '*/hear.ts?all' {
  export { hear } from '#shared/stylist/hearing/hear';
}
