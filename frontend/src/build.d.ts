interface ImportMetaEnv {
  /** The language in which the app is built; missing in tests, where it is English. See `../translation.ts`. */
  readonly VITE_LANGUAGE?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
