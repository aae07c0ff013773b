interface ImportMetaEnv {
  /** The language of the build. It is missing in tests, which run in English. See `../translation.ts`. */
  readonly VITE_LANGUAGE?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
